import type { CookbookVisibility } from "#lib/platform/db/tables/cookbooks.ts";

/**
 * What a change means for pages that others see: the slugs of the cookbooks that look different
 * now.
 */
export interface CookbookChange {
  publicSlugs: string[];
}

interface CookbookAddress {
  visibility: CookbookVisibility;
  slug: string;
}

/**
 * The change of these cookbooks; before and after, when the visibility or the slug changes. Private
 * ones are on no page.
 */
export function toCookbookChange(...changed: CookbookAddress[]): CookbookChange {
  const slugs = changed.flatMap(({ visibility, slug }) => (visibility === "private" ? [] : [slug]));
  return { publicSlugs: [...new Set(slugs)] };
}
