import "server-only";
import { cached, cacheTags } from "#lib/cache.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { composeRecipe } from "./compose.ts";
import type { Recipe } from "./recipe.ts";
import { findRecipeRows } from "./rows.ts";

/** The public recipe with this slug in this language, or null. */
export const getRecipe = cached(
  "recipe",
  (_, slug) => [cacheTags.item(slug)],
  async (locale: Locale, slug: string): Promise<Recipe | null> => {
    const rows = await findRecipeRows(locale, slug);
    return rows && composeRecipe(locale, rows);
  },
);
