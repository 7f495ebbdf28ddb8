import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { uploads } from "#lib/db/tables/accounts.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { type Crop, cleanPicture } from "./clean.ts";
import { limitDecoding } from "./decoder.ts";
import { mediaStorage } from "./storage.ts";
import { pictureKey } from "./storage-key.ts";

export type PictureRow = typeof pictures.$inferSelect;

export interface PictureDescription {
  alts: Localized;
  credit?: string;
  crop?: Crop;
  /** The reader who has sent it in. */
  ownerId?: string;
}

/**
 * Takes an uploaded picture (JPEG, PNG or WebP up to 10 MB and 50 megapixels) into the storage and the database. Throws a MediaError:
 * "unsupported_type", "too_large", "too_small", "too_many_pixels", "damaged" or "storage_unavailable"; or an OverloadedError.
 */
export async function ingestPicture(
  upload: Uint8Array,
  { alts, credit, crop, ownerId }: PictureDescription,
): Promise<PictureRow> {
  const { bytes, width, height, placeholder } = await limitDecoding(() => cleanPicture(upload, crop));
  const id = randomUUID();
  const storageKey = pictureKey(id);
  const mime = "image/jpeg";
  await mediaStorage().put(storageKey, bytes, mime);
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(pictures)
        .values({ id, storageKey, mime, width, height, bytes: bytes.length, placeholder, alts, credit })
        .returning();
      if (!row) throw new Error("a picture was not recorded");
      if (ownerId) await tx.insert(uploads).values({ pictureId: id, userId: ownerId });
      return row;
    });
  } catch (error) {
    await mediaStorage().delete(storageKey);
    throw error;
  }
}
