import type { Locale } from "#lib/i18n/locales.ts";
import type { Route } from "#lib/i18n/routing.ts";
import { facetParams, sortParam } from "./params.ts";

/** Lists of recipes and stories that can be narrowed down and put in another order. */
export const narrowableRoutes = [
  "/recipes",
  "/recipes/community",
  "/stories",
  "/categories/[slug]",
  "/tags/[slug]",
  "/ingredients/[slug]",
] as const satisfies Route[];

/** Whether the query asks anything of the list at this route but its pages. */
export function isNarrowed(route: Route, locale: Locale, query: URLSearchParams): boolean {
  const names = [...Object.values(facetParams[locale]), sortParam[locale]];
  return (
    (narrowableRoutes as readonly Route[]).includes(route) &&
    names.some((name) => query.getAll(name).some((value) => value !== ""))
  );
}
