import "server-only";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Recipe } from "./recipe.ts";
import { toRecipe } from "./recipe-mapper.ts";
import { findRecipeRows, findStoredRecipeRows } from "./row-queries.ts";

/** Finds the public recipe with this slug in this language. */
export const getRecipe = cached(
  "recipe",
  (_, slug) => [cacheTags.item(slug)],
  async (locale: Locale, slug: string): Promise<Recipe | null> => {
    const rows = await findRecipeRows(locale, slug);
    return rows && toRecipe(locale, rows);
  },
);

/** Finds a recipe in any state, for its preview; null without a text in this language. */
export async function getStoredRecipe(locale: Locale, id: string): Promise<Recipe | null> {
  const rows = await findStoredRecipeRows(locale, id);
  return rows && toRecipe(locale, rows);
}
