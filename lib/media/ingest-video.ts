import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { videos } from "#lib/db/tables/pictures.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { MediaError } from "./errors.ts";
import { sniffType } from "./formats.ts";
import { mediaStorage } from "./storage.ts";
import { videoKey } from "./storage-key.ts";
import { type VideoFile, videoFiles } from "./video.ts";

export type VideoRow = typeof videos.$inferSelect;

export const maximumVideoBytes = 50 * 1024 * 1024;

export interface NewVideo {
  mp4: Uint8Array;
  webm?: Uint8Array;
  /** WebVTT texts. */
  captions: Localized;
  titles: Localized;
  posterId: string;
  seconds: number;
  width: number;
  height: number;
}

/** Takes a clip into the storage and the database as it is. Throws a MediaError: "unsupported_type", "too_large", "storage_unavailable". */
export async function ingestVideo({ mp4, webm, captions, ...described }: NewVideo): Promise<VideoRow> {
  const id = randomUUID();
  const files = new Map<VideoFile, Uint8Array>([
    ["video.mp4", mp4],
    ["captions-de.vtt", Buffer.from(captions.de)],
    ["captions-en.vtt", Buffer.from(captions.en)],
  ]);
  if (webm) files.set("video.webm", webm);
  for (const [file, bytes] of files) checkFile(file, bytes);
  for (const [file, bytes] of files) await mediaStorage().put(videoKey(id, file), bytes, videoFiles[file]);
  try {
    const [row] = await db
      .insert(videos)
      .values({
        ...described,
        id,
        mp4Key: videoKey(id, "video.mp4"),
        webmKey: webm ? videoKey(id, "video.webm") : null,
        captionKeys: { de: videoKey(id, "captions-de.vtt"), en: videoKey(id, "captions-en.vtt") },
      })
      .returning();
    if (!row) throw new Error("a video was not recorded");
    return row;
  } catch (error) {
    for (const file of files.keys()) await mediaStorage().delete(videoKey(id, file));
    throw error;
  }
}

function checkFile(file: VideoFile, bytes: Uint8Array): void {
  if (bytes.length > maximumVideoBytes) throw new MediaError("too_large");
  const isCaptions = file.endsWith(".vtt");
  const fits = isCaptions
    ? /^\uFEFF?WEBVTT\s/.test(Buffer.from(bytes).toString())
    : sniffType(bytes) === videoFiles[file];
  if (!fits) throw new MediaError("unsupported_type");
}
