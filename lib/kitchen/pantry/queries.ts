import "server-only";
import { and, asc, eq, inArray, min, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { recipeIngredients } from "#lib/platform/db/tables/recipes.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { buildIngredientOptions } from "./build-ingredient-options.ts";
import type { IngredientGroup } from "./ingredient-groups.ts";
import type { IngredientOption, IngredientRow } from "./ingredient-option.ts";
import { type BuyLimit, buyLimits, type PantryQuery } from "./pantry-query.ts";
import { listRecipeMatches, toMatchCriteria } from "./recipe-match-queries.ts";

/**
 * Lists everything that can be picked in a language.
 *
 * @param names - The display name of each group in `locale`.
 */
export const listIngredientOptions = cached(
  "pantry",
  () => [cacheTags.ingredients],
  async (locale: Locale, names: Record<IngredientGroup, string>): Promise<IngredientOption[]> => {
    const rows = await db
      .select({
        id: ingredients.id,
        key: ingredients.key,
        isStaple: ingredients.isStaple,
        season: ingredients.season,
        hasPage: ingredients.hasPage,
        texts: sql<IngredientRow["texts"]>`json_agg(json_build_object('locale', ${ingredientTexts.locale},
          'slug', ${ingredientTexts.slug}, 'singular', ${ingredientTexts.singular}, 'plural', ${ingredientTexts.plural}))`,
      })
      .from(ingredients)
      .innerJoin(ingredientTexts, eq(ingredientTexts.ingredientId, ingredients.id))
      .groupBy(ingredients.id)
      .orderBy(asc(ingredients.key));
    return buildIngredientOptions(rows, locale, names);
  },
);

/**
 * A less strict query and its number of recipes: another limit, one exclusion less (by key), or
 * none.
 */
export type Relaxation = { count: number } & ({ buy: BuyLimit } | { without: string } | { all: true });

/**
 * Lists less strict queries that find more recipes than `foundCount`: at most one that buys more,
 * and one per exclusion; when none of these helps, the query without any limit.
 */
export async function listRelaxations(locale: Locale, query: PantryQuery, foundCount = 0): Promise<Relaxation[]> {
  const countMatches = async (other: Partial<PantryQuery>) =>
    (await listRecipeMatches(toMatchCriteria(locale, { ...query, page: 1, ...other })))?.pagination.count ?? 0;
  const relaxations: Relaxation[] = [];
  for (const buy of buyLimits.filter((more) => query.buy !== null && (more === null || more > query.buy))) {
    const count = await countMatches({ buy });
    if (count > foundCount) relaxations.push({ buy, count });
    if (count > foundCount) break;
  }
  for (const exclusion of query.without.slice(0, maxRelaxedExclusions)) {
    const count = await countMatches({ without: query.without.filter((other) => other !== exclusion) });
    if (count > foundCount) relaxations.push({ without: exclusion.key, count });
  }
  if (relaxations.length > 0 || query.without.length === 0) return relaxations;
  const count = await countMatches({ buy: null, without: [] });
  return count > foundCount ? [{ all: true, count }] : [];
}

const maxRelaxedExclusions = 4;

/** An ingredient of a recipe, for the lines below its card. */
interface NeededIngredient {
  itemId: string;
  ingredientId: string;
  name: string;
  isStaple: boolean;
}

/** Lists the ingredients of these recipes in recipe order, each once per recipe. */
export async function listNeededIngredients(locale: Locale, itemIds: string[]): Promise<NeededIngredient[]> {
  if (itemIds.length === 0) return [];
  return db
    .select({
      itemId: recipeIngredients.itemId,
      ingredientId: ingredients.id,
      name: ingredientTexts.plural,
      isStaple: ingredients.isStaple,
    })
    .from(recipeIngredients)
    .innerJoin(ingredients, eq(ingredients.id, recipeIngredients.ingredientId))
    .innerJoin(
      ingredientTexts,
      and(eq(ingredientTexts.ingredientId, ingredients.id), eq(ingredientTexts.locale, locale)),
    )
    .where(inArray(recipeIngredients.itemId, itemIds))
    .groupBy(recipeIngredients.itemId, ingredients.id, ingredientTexts.plural)
    .orderBy(min(recipeIngredients.position));
}
