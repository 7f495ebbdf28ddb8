import { fill } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Route } from "#lib/i18n/routing.ts";

/** What kind of page a route shows, as counted by analytics. Every other route is of an unknown type. */
const types = {
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

export type PageType = (typeof types)[keyof typeof types];

/** An address with `*` for a part that differs, and the type of page it leads to; the first that fits counts. */
export type PagePattern = readonly [pattern: string, type: PageType];

/** The patterns of one language, for leaves that know no routes. */
export function pagePatterns(locale: Locale): PagePattern[] {
  const anything = { slug: "*", id: "*" };
  return (Object.keys(types) as (keyof typeof types)[]).map((route) => [fill(locale, route, anything), types[route]]);
}
