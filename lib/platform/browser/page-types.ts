import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import type { Route } from "#lib/platform/routing/routing.ts";

/** Page types of analytics by route; every other route has no type. */
const pageTypes = {
  "/": "feed",
  "/recipes": "recipes",
  "/recipes/community": "unknown",
  "/recipes/[slug]": "recipe",
  "/stories": "stories",
  "/stories/[slug]": "story",
  "/search": "search",
  "/categories": "categories",
  "/categories/[slug]": "category",
  "/tags": "tags",
  "/tags/[slug]": "tag",
  "/profile": "profile",
  "/profile/likes": "profile likes",
  "/profile/cookbooks/[id]": "profile cookbook",
  "/users/likes": "user likes",
  "/users/[slug]": "user",
} as const satisfies Partial<Record<Route, string>>;

export type PageType = (typeof pageTypes)[keyof typeof pageTypes];

/** An address with `*` for a dynamic part, and its page type; the first match counts. */
export type PagePattern = readonly [pattern: string, type: PageType];

/** The patterns of one language, for client components, which do not have the table of routes. */
export function listPagePatterns(locale: Locale): PagePattern[] {
  const wildcards = { slug: "*", id: "*" };
  return (Object.keys(pageTypes) as (keyof typeof pageTypes)[]).map((route) => [
    routeAddress(locale, route, wildcards),
    pageTypes[route],
  ]);
}
