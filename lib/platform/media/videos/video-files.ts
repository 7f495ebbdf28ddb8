import "server-only";
import { MediaError } from "#lib/platform/media/errors.ts";
import { sniffType } from "#lib/platform/media/pictures/formats.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { videoKey } from "#lib/platform/media/storage/storage-key.ts";
import { type VideoFile, videoFiles } from "./video.ts";

const maxFileBytes = 50 * 1024 * 1024;

/** Files of a video to store, by name. */
type NewVideoFiles = ReadonlyMap<VideoFile, Uint8Array>;

/**
 * Stores files of a video in a folder, unchanged, and saves what refers to them. When `save`
 * throws, the files are deleted.
 *
 * @throws {MediaError} "unsupported_type", "too_large" or "storage_unavailable"
 */
export async function storeVideoFiles<Result>(
  folder: string,
  files: NewVideoFiles,
  save: () => Promise<Result>,
): Promise<Result> {
  for (const [file, bytes] of files) checkFile(file, bytes);
  for (const [file, bytes] of files) await getMediaStorage().put(videoKey(folder, file), bytes, videoFiles[file]);
  try {
    return await save();
  } catch (error) {
    await deleteVideoFiles([...files.keys()].map((file) => videoKey(folder, file)));
    throw error;
  }
}

/** Deletes files of videos by their keys; an empty key stands for no file. */
export async function deleteVideoFiles(keys: readonly (string | null)[]): Promise<void> {
  for (const key of keys) if (key) await getMediaStorage().delete(key);
}

/** The captions under a key of the storage; empty without any. */
export async function readCaptions(key: string | undefined): Promise<string> {
  const stored = key ? await getMediaStorage().get(key) : null;
  return stored ? new Response(stored).text() : "";
}

function checkFile(file: VideoFile, bytes: Uint8Array): void {
  if (bytes.length > maxFileBytes) throw new MediaError("too_large");
  const isCaptions = file.endsWith(".vtt");
  const isExpectedType = isCaptions
    ? /^\uFEFF?WEBVTT\s/.test(Buffer.from(bytes).toString())
    : sniffType(bytes) === videoFiles[file];
  if (!isExpectedType) throw new MediaError("unsupported_type");
}
