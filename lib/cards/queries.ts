import "server-only";
import { sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache/cache.ts";
import { db } from "#lib/db/client.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Card, Paginated } from "./card.ts";
import { getCards } from "./card-queries.ts";
import { buildNewestSource, buildPopularSource, type CardFilter } from "./list-source.ts";

/** Cards on one page of a list. */
export const pageSize = 24;
/** A list ends after 40 pages, so that counting stays fast. */
const maxListedCards = 40 * pageSize;

export type CardSort = "newest" | "popular";

export interface CardList extends CardFilter {
  sort?: CardSort;
  page?: number;
  size?: number;
}

/** Lists one page of cards. A page after the last has no data. */
export const listCards = cached(
  "cards",
  () => [cacheTags.cards],
  async (list: CardList): Promise<Paginated<Card>> => {
    const { page = 1, size = pageSize } = list;
    const data = await selectCards(list, page, size);
    const isWhole = page === 1 && data.length < size;
    const { count, isCapped } = isWhole ? { count: data.length, isCapped: false } : await countCards(list);
    return { data, meta: { pagination: { page, pages: Math.max(1, Math.ceil(count / size)), count, isCapped } } };
  },
);

/** Lists the cards of these items in the order of `ids`, without items that are not public. */
export const listCardsById = cached(
  "cards-by-id",
  () => [cacheTags.cards],
  async (locale: Locale, ids: string[]): Promise<Card[]> => {
    if (ids.length === 0) return [];
    const found = await selectCards({ locale, ids }, 1, ids.length);
    return ids.flatMap((id) => found.find((card) => card.id === id) ?? []);
  },
);

/** Counts the matching cards, at most as many as a list shows. */
export async function countCards(filter: CardFilter): Promise<{ count: number; isCapped: boolean }> {
  const { from, where } = buildNewestSource(filter);
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${from} where ${where} limit ${sql.raw(String(maxListedCards + 1))}) as counted`);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, maxListedCards), isCapped: count > maxListedCards };
}

/**
 * Finds the ids of one page in the narrow index rows first, then reads the wide rows of these cards
 * only.
 */
async function selectCards(list: CardList, page: number, size: number): Promise<Card[]> {
  const offset = (page - 1) * size;
  const limit = Math.min(size, maxListedCards - offset);
  if (limit <= 0) return [];
  const isPopular = list.sort === "popular";
  const { from, where } = isPopular ? buildPopularSource(list) : buildNewestSource(list);
  const order = isPopular
    ? sql`listed.like_count desc, docs.published_at desc, docs.item_id desc`
    : sql`listed.published_at desc, listed.item_id desc`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select docs.item_id as id from ${from} where ${where} order by ${order} limit ${limit} offset ${offset}`);
  return getCards(
    list.locale,
    rows.map(({ id }) => id),
  );
}
