"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { uploadPicturesAction } from "#lib/content/pictures/upload-actions.ts";
import { emptyUpload, type UploadProblem } from "#lib/content/pictures/upload-result.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";
import { maxUploadBytes } from "#lib/platform/media/pictures/upload-limit.ts";

/** A file on its way to the library. */
export type UploadedFile = { key: string; name: string } & (
  | { state: "waiting" | "sending" }
  | { state: "stored"; id: string }
  | { state: "failed"; problem: UploadProblem }
);

interface QueuedFile {
  key: string;
  file: File;
}

/**
 * Sends files one after the other and tells what became of each; afterwards the page shows them.
 */
export function useUploads() {
  const router = useRouter();
  const isHydrated = useHydrated();
  const [uploads, setUploads] = useState<UploadedFile[]>([]);
  const [isForbidden, setForbidden] = useState(false);
  const queue = useRef<QueuedFile[]>([]);
  const isSending = useRef(false);
  const counter = useRef(0);

  const isUnfinished = uploads.some(({ state }) => state === "waiting" || state === "sending");
  useEffect(() => {
    if (!isUnfinished) return;
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", askBeforeUnload);
    return () => window.removeEventListener("beforeunload", askBeforeUnload);
  }, [isUnfinished]);

  const update = (key: string, change: UploadedFile) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? change : upload)));

  async function sendQueue(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { key, file } = next;
      update(key, { key, name: file.name, state: "sending" });
      const result = await send(file);
      if (result === "forbidden") setForbidden(true);
      update(key, { key, name: file.name, ...(result === "forbidden" ? failed("failed") : result) });
    }
    isSending.current = false;
    router.refresh();
  }

  function add(files: File[]): void {
    const added = files.map((file) => ({ key: String(counter.current++), file }));
    queue.current.push(...added);
    setForbidden(false);
    setUploads((before) => [
      // What is done makes place for the next files.
      ...before.filter(({ state }) => state !== "stored"),
      ...added.map(({ key, file }) => ({ key, name: file.name, state: "waiting" as const })),
    ]);
    void sendQueue();
  }

  return { uploads, isForbidden, isHydrated, add };
}

const failed = (problem: UploadProblem) => ({ state: "failed", problem }) as const;

async function send(file: File) {
  // The edge would refuse it without words.
  if (file.size > maxUploadBytes) return failed("too_large");
  const form = new FormData();
  form.set("pictures", file);
  try {
    const { status, results } = await uploadPicturesAction(emptyUpload, form);
    if (status === "forbidden") return "forbidden";
    const [result] = results;
    if (!result) return failed("failed");
    return "id" in result ? ({ state: "stored", id: result.id } as const) : failed(result.problem);
  } catch {
    // Offline, or the server was replaced by a newer one.
    return failed("failed");
  }
}
