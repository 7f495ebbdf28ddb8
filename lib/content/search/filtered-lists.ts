import { locales } from "#lib/platform/i18n/locales.ts";
import type { Route } from "#lib/platform/routing/routing.ts";
import { facetParams, sortParam } from "./param-names.ts";

/** Routes of lists with filters and sort orders. */
export const filterableRoutes = [
  "/recipes",
  "/recipes/community",
  "/stories",
  "/categories/[slug]",
  "/tags/[slug]",
  "/ingredients/[slug]",
] as const satisfies Route[];

/**
 * Whether the query filters or sorts the list at this route. Such a page is rendered per request
 * (`page/filtered`), which redirects names of another language to those of its own.
 */
export function isFiltered(route: Route, query: URLSearchParams): boolean {
  const names = locales.flatMap((locale) => [...Object.values(facetParams[locale]), sortParam[locale]]);
  return (
    (filterableRoutes as readonly Route[]).includes(route) &&
    names.some((name) => query.getAll(name).some((value) => value !== ""))
  );
}
