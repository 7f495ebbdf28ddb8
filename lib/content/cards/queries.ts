import "server-only";
import { sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Card, Paginated } from "./card.ts";
import { getCards } from "./card-queries.ts";
import { type CardSort, selectIds } from "./id-queries.ts";
import { buildNewestSource, type CardFilter } from "./list-source.ts";

/** Cards on one page of a list. */
export const pageSize = 24;
/** A list ends after 40 pages, so that counting stays fast. */
export const maxListedCards = 40 * pageSize;

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
    return { data, meta: { pagination: { page, pages: toPageCount(count, size), count, isCapped } } };
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
  const rows = await selectIds(list, { limit, offset });
  return getCards(
    list.locale,
    rows.map(({ id }) => id),
  );
}
