import "server-only";
import { sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Card, Page } from "./card.ts";
import { type CardFilter, newestSource, popularSource } from "./filter.ts";
import { readCards } from "./rows.ts";

/** Cards on one page of a list. */
export const pageSize = 24;
/** Here a list ends: nobody turns so many pages, and nobody waits for them to be counted. */
const mostListed = 40 * pageSize;

export type CardSort = "newest" | "popular";

export interface CardList extends CardFilter {
  sort?: CardSort;
  page?: number;
  size?: number;
}

/** One page of cards with its pagination. A page beyond the last has no data. */
export const listCards = cached(
  "cards",
  () => [cacheTags.cards],
  async (list: CardList): Promise<Page<Card>> => {
    const { page = 1, size = pageSize } = list;
    const data = await selectCards(list, page, size);
    const isWhole = page === 1 && data.length < size;
    const { count, isCapped } = isWhole ? { count: data.length, isCapped: false } : await countCards(list);
    return { data, meta: { pagination: { page, pages: Math.max(1, Math.ceil(count / size)), count, isCapped } } };
  },
);

/** The cards of exactly these items, in the order of `ids`; what is not public is left out. */
export const listCardsById = cached(
  "cards-by-id",
  () => [cacheTags.cards],
  async (locale: Locale, ids: string[]): Promise<Card[]> => {
    if (ids.length === 0) return [];
    const found = await selectCards({ locale, ids }, 1, ids.length);
    return ids.flatMap((id) => found.find((card) => card.id === id) ?? []);
  },
);

/** How many cards match; `isCapped` where there are more than a list shows. */
export async function countCards(filter: CardFilter): Promise<{ count: number; isCapped: boolean }> {
  const { from, where } = newestSource(filter);
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${from} where ${where} limit ${sql.raw(String(mostListed + 1))}) as counted`);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, mostListed), isCapped: count > mostListed };
}

/** The narrow half finds the ids in order; the wide columns are read afterwards, for one page only. */
async function selectCards(list: CardList, page: number, size: number): Promise<Card[]> {
  const first = (page - 1) * size;
  const shown = Math.min(size, mostListed - first);
  if (shown <= 0) return [];
  const isPopular = list.sort === "popular";
  const { from, where } = isPopular ? popularSource(list) : newestSource(list);
  const order = isPopular
    ? sql`listed.like_count desc, docs.published_at desc, docs.item_id desc`
    : sql`listed.published_at desc, listed.item_id desc`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select docs.item_id as id from ${from} where ${where} order by ${order} limit ${shown} offset ${first}`);
  return readCards(
    list.locale,
    rows.map(({ id }) => id),
  );
}
