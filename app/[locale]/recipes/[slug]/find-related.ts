import { listCategories } from "#lib/content/categories/queries.ts";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { chooseRelated } from "#lib/content/recipes/related/choose-related.ts";
import { type ComparableRow, selectComparable } from "#lib/content/recipes/related/queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/**
 * Finds up to `size` public recipes to cook instead of this one, nearest first; see
 * `chooseRelated`.
 */
export async function findRelatedIds(
  locale: Locale,
  { id, tags, mainCategory, categories }: Pick<Recipe, "id" | "tags" | "mainCategory" | "categories">,
  size: number,
): Promise<string[]> {
  const [all, rows] = await Promise.all([
    listCategories(locale),
    selectComparable(
      locale,
      categories.map((category) => category.id),
    ),
  ]);
  const keys = new Map(all.map((category) => [category.id, category.key]));
  const named = new Map(
    all.map(({ id: categoryId, key, parentId }) => [categoryId, { key, group: keys.get(parentId ?? "") ?? null }]),
  );
  const toRelatable = (row: ComparableRow) => ({
    id: row.id,
    mainCategory: row.mainCategory,
    categories: row.categories.flatMap((categoryId) => named.get(categoryId) ?? []),
    tags: row.tags,
  });
  const own = {
    id,
    mainCategory: mainCategory?.id ?? null,
    categories: categories.map((category) => category.id),
    tags: tags.map(({ key }) => key),
  };
  // A recipe that is previewed is not among the public ones.
  const compared = rows.map((row) => (row.id === id ? own : row));
  return chooseRelated(id, (compared.includes(own) ? compared : [own, ...compared]).map(toRelatable), size);
}
