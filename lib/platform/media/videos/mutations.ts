import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db/client.ts";
import { videos } from "#lib/platform/db/tables/media.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { videoKey } from "#lib/platform/media/storage/storage-key.ts";
import type { VideoFile } from "./video.ts";
import { storeVideoFiles } from "./video-files.ts";

export type VideoRow = typeof videos.$inferSelect;

interface VideoInput {
  /** A new one unless given. */
  id?: string;
  mp4: Uint8Array;
  webm?: Uint8Array;
  /** WebVTT documents; empty for a language without captions. */
  captions: Localized;
  titles: Localized;
  posterId: string;
  seconds: number;
  width: number;
  height: number;
  /** Called in the transaction that stores the row; when it throws, nothing is stored. */
  onCreated?: (tx: Transaction, video: VideoRow) => Promise<void>;
}

/**
 * Stores a video with its captions, unchanged.
 *
 * @throws {MediaError} "unsupported_type", "too_large" or "storage_unavailable"
 */
export async function createVideo({
  id = randomUUID(),
  mp4,
  webm,
  captions,
  onCreated,
  ...details
}: VideoInput): Promise<VideoRow> {
  const files = new Map<VideoFile, Uint8Array>([["video.mp4", mp4]]);
  if (webm) files.set("video.webm", webm);
  for (const locale of locales)
    if (captions[locale]) files.set(`captions-${locale}.vtt`, Buffer.from(captions[locale]));
  const keyOf = (file: VideoFile) => (files.has(file) ? videoKey(id, file) : "");
  return storeVideoFiles(id, files, () =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .insert(videos)
        .values({
          ...details,
          id,
          mp4Key: keyOf("video.mp4"),
          webmKey: keyOf("video.webm") || null,
          captionKeys: { de: keyOf("captions-de.vtt"), en: keyOf("captions-en.vtt") },
        })
        .returning();
      if (!row) throw new Error("insert returned no video");
      await onCreated?.(tx, row);
      return row;
    }),
  );
}
