import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { cookbookItems } from "#lib/platform/db/tables/cookbooks.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { CookbookError } from "./errors.ts";
import { limits } from "./limits.ts";

/** An entry, and the user who acts. */
export interface ItemKey {
  userId: string;
  cookbookId: string;
  itemId: string;
}

/** Condition on `cookbook_items`: this entry, removed or not. */
export const isItemKey = (cookbookId: string, itemId: string) =>
  and(eq(cookbookItems.cookbookId, cookbookId), eq(cookbookItems.itemId, itemId));

/** @throws CookbookError "missing" unless the item is in the cookbook */
export async function requireEntry(tx: Transaction, cookbookId: string, itemId: string) {
  const [row] = await tx
    .select({ note: cookbookItems.note, createdAt: cookbookItems.createdAt })
    .from(cookbookItems)
    .where(and(isItemKey(cookbookId, itemId), isNull(cookbookItems.removedAt)));
  if (!row) throw new CookbookError("missing");
  return row;
}

/**
 * The position after the last entry of a locked cookbook.
 *
 * @throws CookbookError "bookFull"
 */
export async function nextPosition(tx: Transaction, cookbookId: string): Promise<number> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*) filter (where ${cookbookItems.removedAt} is null)::int`,
      next: sql<number>`coalesce(max(${cookbookItems.position}) + 1, 0)`,
    })
    .from(cookbookItems)
    .where(eq(cookbookItems.cookbookId, cookbookId));
  if (row && row.count >= limits.items) throw new CookbookError("bookFull");
  return row?.next ?? 0;
}
