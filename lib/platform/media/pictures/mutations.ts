import "server-only";
import { randomUUID } from "node:crypto";
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import {
  cancelFileDeletion,
  deleteScheduledFile,
  scheduleFileDeletion,
} from "#lib/platform/media/storage/file-mutations.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { pictureKey } from "#lib/platform/media/storage/storage-key.ts";
import { limitDecoding } from "./decoder.ts";
import { isInJson } from "./picture-references.ts";
import { type Crop, sanitizePicture } from "./sanitize-upload.ts";
import { deleteVariants } from "./variants.ts";

export type PictureRow = typeof pictures.$inferSelect;

interface PictureDetails {
  /** A new one unless given. */
  id?: string;
  alts: Localized;
  credit?: Localized;
  crop?: Crop;
  /** The user who uploaded it. */
  ownerId?: string;
  /** Called in the transaction that stores the row; when it throws, nothing is stored. */
  onCreated?: (tx: Transaction, picture: PictureRow) => Promise<void>;
}

/**
 * Stores an uploaded picture: a JPEG, PNG or WebP up to 10 MB and 50 megapixels.
 *
 * @throws {MediaError} "unsupported_type", "too_large", "too_small", "too_many_pixels", "damaged"
 *   or "storage_unavailable"
 * @throws {OverloadedError} when too many pictures are waiting
 */
export async function createPicture(
  upload: Uint8Array,
  { id = randomUUID(), alts, credit, crop, ownerId, onCreated }: PictureDetails,
): Promise<PictureRow> {
  const { bytes, width, height, placeholder } = await limitDecoding(() => sanitizePicture(upload, crop));
  const storageKey = pictureKey(id);
  const mime = "image/jpeg";
  await cancelFileDeletion(storageKey);
  await getMediaStorage().put(storageKey, bytes, mime);
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(pictures)
        .values({ id, storageKey, mime, width, height, bytes: bytes.length, placeholder, alts, credit })
        .returning();
      if (!row) throw new Error("insert returned no picture");
      if (ownerId) await tx.insert(uploads).values({ pictureId: id, userId: ownerId });
      await onCreated?.(tx, row);
      return row;
    });
  } catch (error) {
    await getMediaStorage().delete(storageKey);
    throw error;
  }
}

/**
 * Deletes a picture with its file and variants. Rejects, and changes nothing, while a row
 * refers to it, but for cookbooks of other users than the one who sent it: they have no cover then.
 */
export async function deletePicture(id: string, condition?: SQL): Promise<void> {
  const isDue = and(eq(pictures.id, id), condition);
  const deletedKey = await db.transaction(async (tx) => {
    const foreign = tx
      .select({ id: cookbooks.id })
      .from(cookbooks)
      .innerJoin(pictures, eq(pictures.id, cookbooks.coverId))
      .innerJoin(uploads, and(eq(uploads.pictureId, pictures.id), ne(uploads.userId, cookbooks.userId)))
      .where(isDue);
    await tx.update(cookbooks).set({ coverId: null }).where(inArray(cookbooks.id, foreign));
    const [row] = await tx.delete(pictures).where(isDue).returning();
    if (row) await scheduleFileDeletion(tx, row.storageKey);
    return row?.storageKey;
  });
  if (deletedKey) await deleteScheduledFile(deletedKey);
  if (deletedKey || !condition) await deleteVariants(id);
}

/** SQLSTATE of a row that other rows still refer to. */
const foreignKeyViolation = "23503";

/**
 * Deletes a picture that a user has uploaded. Pictures that are still shown or stand in a draft, or
 * come from the editors, are kept.
 */
export async function deleteUnusedUpload(pictureId: string): Promise<void> {
  if ((await db.$count(uploads, eq(uploads.pictureId, pictureId))) > 0) await deleteUnusedPicture(pictureId);
}

/** Deletes a picture with its variants, unless something refers to it. */
export async function deleteUnusedPicture(pictureId: string, condition?: SQL): Promise<void> {
  await deletePicture(pictureId, and(sql`not ${isInJson(sql`pictures.id`)}`, condition)).catch(
    (error: Error & { cause?: { code?: unknown } }) => {
      if (error.cause?.code !== foreignKeyViolation) throw error;
    },
  );
}
