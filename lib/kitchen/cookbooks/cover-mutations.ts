import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { createPicture, deletePicture, deleteUnusedUpload } from "#lib/platform/media/pictures/mutations.ts";
import { type CookbookChange, toCookbookChange } from "./cookbook-change.ts";
import { isItemKey } from "./entry-queries.ts";
import { CookbookError } from "./errors.ts";
import { lockOwnCookbook } from "./permission-queries.ts";
import { isOwnedBy, isSavableBy } from "./permissions.ts";
import { touchCookbooks } from "./touch-mutations.ts";

/** The title beside a cover describes it already. */
const emptyAlts = { de: "", en: "" };

interface CookbookKey {
  userId: string;
  id: string;
}

/**
 * Uses the picture of one of the items in the cookbook as its cover, if the user may see it.
 *
 * @param itemId null for the first item that has a picture
 * @throws CookbookError "missing"
 */
export async function setCoverFromItem({
  userId,
  id,
  itemId,
}: CookbookKey & { itemId: string | null }): Promise<CookbookChange> {
  const pictureId = itemId === null ? null : await findItemPicture({ userId, id }, itemId);
  return updateCover({ userId, id }, pictureId);
}

/**
 * Stores an uploaded picture as the cover and deletes the upload it replaces.
 *
 * @throws CookbookError "missing", or a MediaError like `createPicture`
 */
export async function setUploadedCover({
  userId,
  id,
  upload,
}: CookbookKey & { upload: Uint8Array }): Promise<CookbookChange> {
  const count = await db.$count(cookbooks, and(eq(cookbooks.id, id), isOwnedBy(userId)));
  if (count === 0) throw new CookbookError("missing");
  const picture = await createPicture(upload, { alts: emptyAlts, ownerId: userId });
  try {
    return await updateCover({ userId, id }, picture.id);
  } catch (error) {
    await deletePicture(picture.id);
    throw error;
  }
}

async function updateCover({ userId, id }: CookbookKey, coverId: string | null): Promise<CookbookChange> {
  const before = await db.transaction(async (tx) => {
    const cookbook = await lockOwnCookbook(tx, userId, id);
    await tx.update(cookbooks).set({ coverId }).where(eq(cookbooks.id, id));
    await touchCookbooks(tx, userId, id);
    return cookbook;
  });
  if (before.coverId && before.coverId !== coverId) await deleteUnusedUpload(before.coverId);
  return toCookbookChange(before);
}

async function findItemPicture({ userId, id }: CookbookKey, itemId: string): Promise<string> {
  const [row] = await db
    .select({ pictureId: items.pictureId })
    .from(cookbookItems)
    .innerJoin(items, eq(items.id, cookbookItems.itemId))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(and(isItemKey(id, itemId), isNull(cookbookItems.removedAt), isSavableBy(userId)));
  if (!row?.pictureId) throw new CookbookError("missing");
  return row.pictureId;
}
