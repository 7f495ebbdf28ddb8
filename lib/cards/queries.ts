import "server-only";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { itemStats } from "#lib/db/tables/likes.ts";
import { recipes } from "#lib/db/tables/recipes.ts";
import { stories } from "#lib/db/tables/stories.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Card, Page } from "./card.ts";
import { type CardFilter, cardConditions } from "./filter.ts";
import { readCards } from "./rows.ts";

/** Cards on one page of a list. */
export const pageSize = 24;

export type CardSort = "newest" | "popular";

export interface CardList extends CardFilter {
  sort?: CardSort;
  page?: number;
  size?: number;
}

const byNewest = [desc(items.publishedAt), desc(items.id)];

function orderOf({ sort }: CardList): SQL[] {
  if (sort === "popular") return [sql`coalesce(${itemStats.likeCount}, 0) desc`, ...byNewest];
  return byNewest;
}

/** One page of cards with its pagination. A page beyond the last has no data. */
export const listCards = cached(
  "cards",
  () => [cacheTags.cards],
  async (list: CardList): Promise<Page<Card>> => {
    const { page = 1, size = pageSize } = list;
    const [data, total] = await Promise.all([selectCards(list, page, size), countCards(list)]);
    return { data, meta: { pagination: { page, pages: Math.max(1, Math.ceil(total / size)), count: total } } };
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

/** How many cards match. */
export async function countCards(filter: CardFilter): Promise<number> {
  return db.$count(selectMatching(filter).as("matching"));
}

/** Slug of one public recipe picked at random among those that match; null when none does. */
export async function pickRandomRecipe(filter: CardFilter): Promise<string | null> {
  const [row] = await selectMatching({ ...filter, type: "recipe" })
    .orderBy(sql`random()`)
    .limit(1);
  return row?.slug ?? null;
}

async function selectCards(list: CardList, page: number, size: number): Promise<Card[]> {
  const matching = await selectMatching(list)
    .orderBy(...orderOf(list))
    .limit(size)
    .offset((page - 1) * size);
  return readCards(
    list.locale,
    matching.map((row) => row.id),
  );
}

/** The narrow half: which items match. The wide columns are read afterwards, for one page of ids only. */
function selectMatching(filter: CardFilter) {
  return db
    .select({ id: items.id, slug: itemTexts.slug })
    .from(items)
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, filter.locale)))
    .innerJoin(users, eq(users.id, items.authorId))
    .leftJoin(recipes, eq(recipes.itemId, items.id))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .leftJoin(itemStats, eq(itemStats.itemId, items.id))
    .where(cardConditions(filter));
}
