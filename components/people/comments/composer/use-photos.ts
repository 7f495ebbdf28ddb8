import { useEffect, useRef, useState } from "react";
import { uploadPhoto } from "#components/people/comments/composer/upload-photo.ts";
import type { OwnPhoto } from "#lib/people/comments/comment.ts";
import { maxPhotos } from "#lib/people/comments/limits.ts";
import { maxUploadBytes } from "#lib/platform/media/pictures/upload-limit.ts";

interface Upload {
  key: number;
  name: string;
  percent: number;
}

type PhotoProblem = { kind: "failed"; name: string } | { kind: "tooMany" };

const types = ["image/jpeg", "image/png", "image/webp"];
export const acceptedTypes = types.join();

/** The photos of a form: those that are there, and those on their way. */
export function usePhotos(initial: OwnPhoto[]) {
  const [photos, setPhotos] = useState(initial);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [problem, setProblem] = useState<PhotoProblem>();
  const lastKey = useRef(0);
  const previews = useRef<string[]>([]);
  const revokePreviews = () => {
    for (const url of previews.current.splice(0)) URL.revokeObjectURL(url);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form goes
  useEffect(() => revokePreviews, []);

  async function add(file: File): Promise<void> {
    if (!types.includes(file.type) || file.size > maxUploadBytes) {
      setProblem({ kind: "failed", name: file.name });
      return;
    }
    const key = ++lastKey.current;
    setUploads((before) => [...before, { key, name: file.name, percent: 0 }]);
    try {
      const { id } = await uploadPhoto(file, (percent) =>
        setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, percent } : upload))),
      );
      const src = URL.createObjectURL(file);
      previews.current.push(src);
      setPhotos((before) => [...before, { id, src }]);
    } catch {
      setProblem({ kind: "failed", name: file.name });
    } finally {
      setUploads((before) => before.filter((upload) => upload.key !== key));
    }
  }

  return {
    photos,
    uploads,
    problem,
    addFiles(files: File[]) {
      const room = maxPhotos - photos.length - uploads.length;
      setProblem(files.length > room ? { kind: "tooMany" } : undefined);
      for (const file of files.slice(0, Math.max(0, room))) void add(file);
    },
    remove(id: string) {
      setProblem(undefined);
      setPhotos((before) => before.filter((photo) => photo.id !== id));
    },
    clear() {
      setPhotos([]);
      setProblem(undefined);
      revokePreviews();
    },
  };
}
