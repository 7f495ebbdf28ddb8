import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { videos } from "#lib/db/tables/media.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { MediaError } from "#lib/media/errors.ts";
import { sniffType } from "#lib/media/pictures/formats.ts";
import { getMediaStorage } from "#lib/media/storage/storage.ts";
import { videoKey } from "#lib/media/storage/storage-key.ts";
import { type VideoFile, videoFiles } from "./video.ts";

type VideoRow = typeof videos.$inferSelect;

const maxVideoBytes = 50 * 1024 * 1024;

interface VideoInput {
  mp4: Uint8Array;
  webm?: Uint8Array;
  /** WebVTT documents. */
  captions: Localized;
  titles: Localized;
  posterId: string;
  seconds: number;
  width: number;
  height: number;
}

/**
 * Stores a video with its captions, unchanged.
 *
 * @throws {MediaError} "unsupported_type", "too_large" or "storage_unavailable"
 */
export async function createVideo({ mp4, webm, captions, ...details }: VideoInput): Promise<VideoRow> {
  const id = randomUUID();
  const files = new Map<VideoFile, Uint8Array>([
    ["video.mp4", mp4],
    ["captions-de.vtt", Buffer.from(captions.de)],
    ["captions-en.vtt", Buffer.from(captions.en)],
  ]);
  if (webm) files.set("video.webm", webm);
  for (const [file, bytes] of files) checkFile(file, bytes);
  for (const [file, bytes] of files) await getMediaStorage().put(videoKey(id, file), bytes, videoFiles[file]);
  try {
    const [row] = await db
      .insert(videos)
      .values({
        ...details,
        id,
        mp4Key: videoKey(id, "video.mp4"),
        webmKey: webm ? videoKey(id, "video.webm") : null,
        captionKeys: { de: videoKey(id, "captions-de.vtt"), en: videoKey(id, "captions-en.vtt") },
      })
      .returning();
    if (!row) throw new Error("insert returned no video");
    return row;
  } catch (error) {
    for (const file of files.keys()) await getMediaStorage().delete(videoKey(id, file));
    throw error;
  }
}

function checkFile(file: VideoFile, bytes: Uint8Array): void {
  if (bytes.length > maxVideoBytes) throw new MediaError("too_large");
  const isCaptions = file.endsWith(".vtt");
  const isExpectedType = isCaptions
    ? /^\uFEFF?WEBVTT\s/.test(Buffer.from(bytes).toString())
    : sniffType(bytes) === videoFiles[file];
  if (!isExpectedType) throw new MediaError("unsupported_type");
}
