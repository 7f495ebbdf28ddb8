import { slugOf, toImage } from "#app/api/content-json.ts";
import type { Category } from "#lib/content/categories/queries.ts";
import type { Ingredient, IngredientLink } from "#lib/content/ingredients/queries.ts";
import type { Profile } from "#lib/people/users/queries.ts";
import type { Pagination } from "#lib/platform/http/envelope.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

export function toCategoryJson({ parentId, picture, href, ...category }: Category) {
  return { ...category, parent_id: parentId, url: absoluteUrl(href), image: toImage(picture) };
}

export function toIngredientLinkJson({ href, ...link }: IngredientLink) {
  return { ...link, slug: slugOf(href), url: absoluteUrl(href) };
}

export function toIngredientJson({ isStaple, per100g, picture, ...ingredient }: Ingredient) {
  const { kcal, ...grams } = per100g;
  return {
    ...ingredient,
    ...toIngredientLinkJson(ingredient),
    is_staple: isStaple,
    nutrition: { calories: kcal, ...grams },
    image: toImage(picture),
  };
}

export function toProfileJson({ newType, href, picture, recipeCount, storyCount, ...profile }: Profile) {
  return {
    ...profile,
    new_type: newType,
    url: absoluteUrl(href),
    image: toImage(picture, 384),
    recipe_count: recipeCount,
    article_count: storyCount,
  };
}

/** One page of a list that is short enough to be read whole. */
export function paginate<T>(all: T[], { page, size }: { page: number; size: number }) {
  const pages = toPageCount(all.length, size);
  const pagination: Pagination = { page, pages, count: all.length };
  return { data: all.slice((page - 1) * size, page * size), pagination };
}
