import { listCategories } from "#lib/content/categories/queries.ts";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { listRelatedTerms } from "#lib/content/recipes/related.ts";
import { findTopIds } from "#lib/content/search/queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Finds up to `size` related recipes, nearest first, and of those equally near the most liked. */
export async function findRelatedIds(
  locale: Locale,
  { id, tags, mainCategory, categories }: Pick<Recipe, "id" | "tags" | "mainCategory" | "categories">,
  size: number,
): Promise<string[]> {
  const keys = new Map((await listCategories(locale)).map((category) => [category.id, category.key]));
  const searches = listRelatedTerms({
    tags,
    mainCategory: (mainCategory && keys.get(mainCategory.id)) ?? null,
    categories: categories.flatMap((category) => {
      const key = keys.get(category.id);
      return key ? [{ key, group: category.group }] : [];
    }),
  });
  const found = new Set<string>();
  for (const listTerms of searches) {
    if (found.size >= size) break;
    const request = { locale, search: "", listTerms, sort: "likes", size: size + found.size + 1 } as const;
    for (const hit of (await findTopIds(request)) ?? []) if (hit !== id && found.size < size) found.add(hit);
  }
  return [...found];
}
