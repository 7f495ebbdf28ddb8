import "server-only";
import { and, asc, eq, inArray, min, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { recipeIngredients } from "#lib/db/tables/recipes.ts";
import { ingredients, ingredientTexts } from "#lib/db/tables/taxonomy.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { entriesOf } from "./entries.ts";
import type { Entry, LexiconRow } from "./entry.ts";
import type { Kind } from "./kinds.ts";
import { listUses, toUseUp } from "./uses.ts";
import { type Limit, limits, type Wish } from "./wish.ts";

/** Everything that can be picked in a language; `names` are those of the kinds. */
export const listEntries = cached(
  "larder",
  () => [cacheTags.ingredients],
  async (locale: Locale, names: Record<Kind, string>): Promise<Entry[]> => {
    const rows = await db
      .select({
        id: ingredients.id,
        key: ingredients.key,
        isStaple: ingredients.isStaple,
        season: ingredients.season,
        hasPage: ingredients.hasPage,
        texts: sql<LexiconRow["texts"]>`json_agg(json_build_object('locale', ${ingredientTexts.locale},
          'slug', ${ingredientTexts.slug}, 'one', ${ingredientTexts.one}, 'many', ${ingredientTexts.many}))`,
      })
      .from(ingredients)
      .innerJoin(ingredientTexts, eq(ingredientTexts.ingredientId, ingredients.id))
      .groupBy(ingredients.id)
      .orderBy(asc(ingredients.key));
    return entriesOf(rows, locale, names);
  },
);

/** Where too little fits: with what other limit, without which exclusion (its key) or without all of them there would be so many recipes. */
export type WayOut = { count: number } & ({ buy: Limit } | { without: string } | { all: true });

/**
 * Ways to more recipes than the `found` ones: at most one by buying more, and one by each thing that is left out; where none of them is
 * enough, all at once.
 */
export async function listWaysOut(locale: Locale, wish: Wish, found = 0): Promise<WayOut[]> {
  const countOf = async (other: Partial<Wish>) =>
    (await listUses(toUseUp(locale, { ...wish, page: 1, ...other })))?.pagination.count ?? 0;
  const ways: WayOut[] = [];
  for (const buy of limits.filter((more) => wish.buy !== null && (more === null || more > wish.buy))) {
    const count = await countOf({ buy });
    if (count > found) ways.push({ buy, count });
    if (count > found) break;
  }
  for (const left of wish.without.slice(0, mostWays)) {
    const count = await countOf({ without: wish.without.filter((other) => other !== left) });
    if (count > found) ways.push({ without: left.key, count });
  }
  if (ways.length > 0 || wish.without.length === 0) return ways;
  const count = await countOf({ buy: null, without: [] });
  return count > found ? [{ all: true, count }] : [];
}

const mostWays = 4;

/** What a recipe is made of, for the line below its card. */
export interface Need {
  itemId: string;
  ingredientId: string;
  name: string;
  isStaple: boolean;
}

/** The ingredients of these recipes in the order of their lists, each once per recipe. */
export async function listNeeds(locale: Locale, itemIds: string[]): Promise<Need[]> {
  if (itemIds.length === 0) return [];
  return db
    .select({
      itemId: recipeIngredients.itemId,
      ingredientId: ingredients.id,
      name: ingredientTexts.many,
      isStaple: ingredients.isStaple,
    })
    .from(recipeIngredients)
    .innerJoin(ingredients, eq(ingredients.id, recipeIngredients.ingredientId))
    .innerJoin(
      ingredientTexts,
      and(eq(ingredientTexts.ingredientId, ingredients.id), eq(ingredientTexts.locale, locale)),
    )
    .where(inArray(recipeIngredients.itemId, itemIds))
    .groupBy(recipeIngredients.itemId, ingredients.id, ingredientTexts.many)
    .orderBy(min(recipeIngredients.position));
}
