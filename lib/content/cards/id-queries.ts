import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import type { ListPosition } from "./list-position.ts";
import { buildNewestSource, buildPopularSource, type CardFilter } from "./list-source.ts";

export type CardSort = "newest" | "popular";

interface IdRange {
  limit: number;
  offset?: number;
  /** Goes on behind this entry; of the newest only. */
  after?: ListPosition;
}

interface ListedId {
  id: string;
  /** As in `ListPosition`. */
  publishedAt: string;
}

/** Reads the ids of a part of a list, in order, from narrow index rows. */
export async function selectIds(list: CardFilter & { sort?: CardSort }, range: IdRange): Promise<ListedId[]> {
  const { rows } = await db.execute<ListedId & Record<string, unknown>>(buildIdStatement(list, range));
  return rows;
}

/**
 * The statement of `selectIds`. Behind a position the index is entered there, so that a deep page
 * reads as many rows as the first one.
 *
 * @see https://use-the-index-luke.com/no-offset
 */
export function buildIdStatement(
  { sort, ...filter }: CardFilter & { sort?: CardSort },
  { limit, offset = 0, after }: IdRange,
): SQL {
  const isPopular = sort === "popular";
  const { from, where } = isPopular ? buildPopularSource(filter) : buildNewestSource(filter);
  const order = isPopular
    ? sql`listed.like_count desc, docs.published_at desc, docs.item_id desc`
    : sql`listed.published_at desc, listed.item_id desc`;
  const isBehind =
    after &&
    sql`(listed.published_at, listed.item_id) <
      (timestamptz 'epoch' + ${after.publishedAt}::bigint * interval '1 microsecond', ${after.id}::uuid)`;
  return sql`
    select docs.item_id as id, (extract(epoch from docs.published_at) * 1000000)::bigint::text as "publishedAt"
    from ${from} where ${where} ${isBehind ? sql`and ${isBehind}` : sql``}
    order by ${order} limit ${limit} offset ${offset}`;
}
