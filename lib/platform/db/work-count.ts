import { and, eq, type SQL, sql } from "drizzle-orm";
import { type ItemType, items } from "./tables/items.ts";
import { users } from "./tables/users.ts";
import { isPublicItem } from "./visibility.ts";

/** Condition on `items`: has a visible author. Static pages have none. */
export const isSignedItem = sql`not exists (select from stories where stories.item_id = ${items.id} and stories.story_type = 'static_page')`;

/**
 * Column of a query on `users` with a join: the number of public recipes or articles of the user.
 */
export function countWorks(type: ItemType): SQL<number> {
  return sql<number>`(select count(*)::int from ${items} where ${and(
    eq(items.authorId, users.id),
    eq(items.type, type),
    isPublicItem(),
    type === "article" ? isSignedItem : undefined,
  )})`;
}
