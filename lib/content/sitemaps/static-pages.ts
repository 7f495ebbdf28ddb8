import { isPlusSold, needsPlus } from "#lib/platform/config/plus-offer.ts";
import { type PageKey, pageKeys } from "#lib/platform/db/tables/items.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { pathnames, type Route, readsQuery, type StaticRoute } from "#lib/platform/routing/routing.ts";
import { whatToCookAddresses } from "#lib/platform/routing/what-to-cook-address.ts";
import { choiceKinds, choiceWords } from "#lib/platform/routing/what-to-cook-words.ts";

/**
 * Routes with a page that needs neither a query nor an editor: no search results (but the pantry
 * and the notice form, which have a page without a query) and no static pages. The page for readers
 * without a connection is not indexed.
 */
export function listStaticRoutes(): StaticRoute[] {
  return Object.keys(pathnames).filter(
    (route): route is StaticRoute =>
      !route.includes("[") &&
      route !== "/offline" &&
      (!readsQuery(route as Route) || route === "/use-up" || route === "/report-content") &&
      !pageKeyOf(route) &&
      (!needsPlus(route) || isPlusSold()),
  );
}

/** The key of the static page at a route, if it is one. */
function pageKeyOf(route: string): PageKey | undefined {
  return pageKeys.find((key) => route === `/${key}`);
}

/** Addresses of all combinations of "what to cook today". */
export function listWhatToCookPaths(): Localized[] {
  const combinations = choiceKinds.reduce<string[][]>(
    (combinations, kind) => combinations.flatMap((keys) => Object.keys(choiceWords[kind]).map((key) => [...keys, key])),
    [[]],
  );
  return combinations.map(whatToCookAddresses);
}
