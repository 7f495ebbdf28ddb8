import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { uploads } from "#lib/db/tables/accounts.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { items } from "#lib/db/tables/items.ts";
import { ingestPicture } from "#lib/media/ingest.ts";
import { deletePicture } from "#lib/media/remove.ts";
import { CookbookError } from "./errors.ts";
import { type Changed, isOwn, lockBook, shownOf } from "./locks.ts";

/** Beside a cover stands the title. */
const noAlts = { de: "", en: "" };

interface BookKey {
  userId: string;
  id: string;
}

/** Shows on the cover what one of the recipes or stories in the cookbook shows; null for the first of them. Throws "missing". */
export async function chooseCover({ userId, id, itemId }: BookKey & { itemId: string | null }): Promise<Changed> {
  const pictureId = itemId === null ? null : await findPicture(id, itemId);
  return setCover({ userId, id }, pictureId);
}

/**
 * Takes an uploaded picture for the cover; the one before goes unless something else shows it. Throws "missing", or a MediaError like
 * ingestPicture.
 */
export async function uploadCover({ userId, id, upload }: BookKey & { upload: Uint8Array }): Promise<Changed> {
  const count = await db.$count(cookbooks, and(eq(cookbooks.id, id), isOwn(userId)));
  if (count === 0) throw new CookbookError("missing");
  const picture = await ingestPicture(upload, { alts: noAlts, ownerId: userId });
  try {
    return await setCover({ userId, id }, picture.id);
  } catch (error) {
    await deletePicture(picture.id);
    throw error;
  }
}

async function setCover({ userId, id }: BookKey, coverId: string | null): Promise<Changed> {
  const before = await db.transaction(async (tx) => {
    const book = await lockBook(tx, userId, id);
    await tx.update(cookbooks).set({ coverId, updatedAt: sql`now()` }).where(eq(cookbooks.id, id));
    return book;
  });
  if (before.coverId && before.coverId !== coverId) await dropUpload(before.coverId);
  return shownOf(before);
}

/** Deletes a picture that somebody has sent in, unless something shows it still. */
export async function dropUpload(pictureId: string): Promise<void> {
  const [upload] = await db.select().from(uploads).where(eq(uploads.pictureId, pictureId));
  if (!upload) return;
  await deletePicture(pictureId).catch((error: Error & { cause?: { code?: string } }) => {
    if (error.cause?.code !== "23503") throw error;
  });
}

async function findPicture(cookbookId: string, itemId: string): Promise<string> {
  const [row] = await db
    .select({ pictureId: items.pictureId })
    .from(cookbookItems)
    .innerJoin(items, eq(items.id, cookbookItems.itemId))
    .where(
      and(eq(cookbookItems.cookbookId, cookbookId), eq(cookbookItems.itemId, itemId), isNull(cookbookItems.removedAt)),
    );
  if (!row?.pictureId) throw new CookbookError("missing");
  return row.pictureId;
}
