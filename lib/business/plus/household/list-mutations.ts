import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/** Items per list, as `lib/kitchen/shopping-lists/limits.ts` says. */
const maxItems = 500;

/*
 * The common list of a household is that of its owner. A user who joins brings the own items along,
 * with their ids: so changes that a device still has to send find them. What does not fit waits
 * in the account. A user whose household ends takes a copy of what is still to buy, so that both
 * sides have everything.
 */

/** Moves the items of a user to the common list, except those that were removed from it since. */
export async function moveItemsToHousehold(tx: Transaction, userId: string, ownerId: string): Promise<void> {
  await tx.execute(sql`
    with moved as (${insertItems(sql`
      select ${ownerId}::uuid, id, ingredient_id, recipe_id, amount, unit, text, is_ticked, created_at, changed_at, changed_by
      from shopping_list_items as own
      where user_id = ${userId} and not exists (
        select from shopping_list_removals as removal
        where removal.user_id = ${ownerId} and removal.id = own.id and removal.removed_at > own.changed_at)
      order by created_at, id limit ${roomOf(ownerId)}`)})
    delete from shopping_list_items
    where user_id = ${userId} and (id in (select id from moved)
      or id in (select id from shopping_list_items where user_id = ${ownerId}))`);
}

/** Copies what is still to buy from the common list to that of a user. */
export async function copyItemsFromHousehold(tx: Transaction, ownerId: string, userId: string): Promise<void> {
  await tx.execute(
    insertItems(sql`
      select ${userId}::uuid, id, ingredient_id, recipe_id, amount, unit, text, is_ticked, created_at, changed_at, changed_by
      from shopping_list_items where user_id = ${ownerId} and not is_ticked
      order by created_at, id limit ${roomOf(userId)}`),
  );
}

const roomOf = (userId: string) =>
  sql`(select greatest(0, ${maxItems} - count(*)) from shopping_list_items where user_id = ${userId})`;

const insertItems = (rows: ReturnType<typeof sql>) => sql`
  insert into shopping_list_items
    (user_id, id, ingredient_id, recipe_id, amount, unit, text, is_ticked, created_at, changed_at, changed_by)
  ${rows} on conflict do nothing returning id`;
