import "server-only";
import { and, isNull, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { cookbookItems } from "#lib/platform/db/tables/cookbooks.ts";
import { type CookbookChange, toCookbookChange } from "./cookbook-change.ts";
import { type ItemKey, isItemKey, nextPosition, requireEntry } from "./entry-queries.ts";
import { lockOwnCookbook, requireSavableItem } from "./permission-queries.ts";
import { touchCookbooks } from "./touch-mutations.ts";

/**
 * Ensures that an item is in a cookbook, once. An item removed within the last minute returns to
 * its position with its note.
 *
 * @throws CookbookError "missing" or "bookFull"
 */
export async function addItem({ userId, cookbookId, itemId }: ItemKey): Promise<CookbookChange> {
  return db.transaction(async (tx) => {
    const cookbook = await lockOwnCookbook(tx, userId, cookbookId);
    await requireSavableItem(tx, userId, itemId);
    const key = isItemKey(cookbookId, itemId);
    await tx.delete(cookbookItems).where(and(key, sql`${cookbookItems.removedAt} <= now() - interval '1 minute'`));
    const [existing] = await tx.select({ removedAt: cookbookItems.removedAt }).from(cookbookItems).where(key);
    if (existing?.removedAt === null) return { publicSlugs: [] };
    const position = await nextPosition(tx, cookbookId);
    if (existing) await tx.update(cookbookItems).set({ removedAt: null }).where(key);
    else await tx.insert(cookbookItems).values({ cookbookId, itemId, position });
    await touchCookbooks(tx, userId, cookbookId);
    return toCookbookChange(cookbook);
  });
}

/**
 * Ensures that an item is not in a cookbook.
 *
 * @throws CookbookError "missing" when the user has no such cookbook
 */
export async function removeItem({ userId, cookbookId, itemId }: ItemKey): Promise<CookbookChange> {
  return db.transaction(async (tx) => {
    const cookbook = await lockOwnCookbook(tx, userId, cookbookId);
    await tx
      .update(cookbookItems)
      .set({ removedAt: sql`now()` })
      .where(and(isItemKey(cookbookId, itemId), isNull(cookbookItems.removedAt)));
    await touchCookbooks(tx, userId, cookbookId);
    return toCookbookChange(cookbook);
  });
}

/**
 * Sets the owner's note on an item; an empty one deletes it.
 *
 * @throws CookbookError "missing"
 */
export async function setNote({
  userId,
  cookbookId,
  itemId,
  note,
}: ItemKey & { note: string }): Promise<CookbookChange> {
  return db.transaction(async (tx) => {
    const cookbook = await lockOwnCookbook(tx, userId, cookbookId);
    await requireEntry(tx, cookbookId, itemId);
    await tx.update(cookbookItems).set({ note }).where(isItemKey(cookbookId, itemId));
    await touchCookbooks(tx, userId, cookbookId);
    return toCookbookChange(cookbook);
  });
}

interface ItemOrder {
  userId: string;
  cookbookId: string;
  ids: string[];
}

/**
 * Reorders a cookbook. Unknown ids are ignored; entries that are not named, for example because
 * another tab has just added them, keep their order at the end.
 *
 * @throws CookbookError "missing"
 */
export async function reorderItems({ userId, cookbookId, ids }: ItemOrder): Promise<CookbookChange> {
  return db.transaction(async (tx) => {
    const cookbook = await lockOwnCookbook(tx, userId, cookbookId);
    await tx.execute(sql`
      with requested as (
        select id, min(ordinal) as ordinal from unnest(${sql.param(ids)}::uuid[]) with ordinality as input (id, ordinal) group by id
      ), ordered as (
        select item_id, row_number() over (order by requested.ordinal nulls last, position, item_id) - 1 as position
        from cookbook_items left join requested on requested.id = item_id
        where cookbook_id = ${cookbookId} and removed_at is null
      )
      update cookbook_items set position = ordered.position from ordered
      where cookbook_id = ${cookbookId} and cookbook_items.item_id = ordered.item_id
        and cookbook_items.position <> ordered.position`);
    await touchCookbooks(tx, userId, cookbookId);
    return toCookbookChange(cookbook);
  });
}
