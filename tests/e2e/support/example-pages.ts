import type { Localized } from "#lib/platform/i18n/locales.ts";
import { addresses } from "#lib/platform/routing/address.ts";
import { isAuthorTab } from "#lib/platform/routing/author-tabs.ts";
import { accountRoutes, pathnames, type Route, type StaticRoute, slugRouteOf } from "#lib/platform/routing/routing.ts";
import { whatToCookAddresses } from "#lib/platform/routing/what-to-cook-address.ts";
import { isOfJourney } from "../crawl/visit.ts";
import { readSitemap } from "./sitemap.ts";
import { isFullRun } from "./viewports.ts";

/** Public routes; see `accountRoutes` for the others. */
export const routes = (Object.keys(pathnames) as Route[]).filter(
  (route) => !(accountRoutes as readonly Route[]).includes(route),
);
/**
 * Routes that have the template of another one, and differ in their texts or entries alone. What is
 * examined in each template can leave them out; their texts are read by the crawl.
 */
const sameTemplates: Partial<Record<Route, Route>> = {
  "/about-us": "/privacy",
  "/accessibility": "/privacy",
  "/basics": "/veganuary",
  "/imprint": "/privacy",
  "/recipes/community": "/recipes",
  "/stories/[slug]/comments": "/recipes/[slug]/comments",
  "/tags/[slug]": "/categories/[slug]",
  "/terms": "/privacy",
  "/users/[slug]/stories": "/users/[slug]",
};

/** One route of each template, and in a full run all of them. */
export const templates = isFullRun ? routes : routes.filter((route) => !sameTemplates[route]);

export const slugRoutes = routes.filter((route) => route.endsWith("/[slug]"));

const quizKeys = ["vegan", "lunch", "healthy"];

/**
 * Lists pages of a sitemap file that are there in both languages, by their addresses: the order of
 * the file differs from one database to the next. Pages of other journeys may be gone at any time.
 */
export async function listExamples(file: string): Promise<Localized[]> {
  const pages = (await readSitemap(file)).filter(({ de, en }) => de !== "" && en !== "" && !isOfJourney(de));
  return pages.toSorted((a, b) => (a.de < b.de ? -1 : 1));
}

/**
 * Returns an example page of a route in both languages; for a route with a slug the first one of
 * its sitemap.
 */
export async function exampleAddresses(route: Route): Promise<Localized> {
  if (route.endsWith("/comments")) {
    const { de, en } = await exampleAddresses(slugRouteOf(route));
    return { de: `${de}/kommentare`, en: `${en}/comments` };
  }
  if (!route.includes("[")) return addresses(route as StaticRoute);
  if (!slugRoutes.includes(route) && !isAuthorTab(route)) return whatToCookAddresses(quizKeys);
  const kind = sitemapKindOf(route);
  const [example] = await listExamples(`/sitemaps/${kind}-1.xml`);
  if (!example) throw new Error(`the sitemap has no page of ${route}`);
  return example;
}

function sitemapKindOf(route: Route): string | undefined {
  if (route === "/stories/categories/[slug]") return "story-categories";
  if (route === "/newsletter/archive/[slug]") return "newsletters";
  return isAuthorTab(route) ? route.replace("/users/[slug]/", "user-") : route.split("/")[1];
}

/** Further states of pages, by name. */
export const pageStates: Record<string, Localized> = {
  "not found": { de: "/de/gibt-es-nicht", en: "/en/is-not-there" },
  "search results": { de: "/de/suche?search=Apfel", en: "/en/search?search=apple" },
  "no search results": { de: "/de/suche?search=Quastenflosser", en: "/en/search?search=coelacanth" },
  "a filtered list": { de: "/de/rezepte?ernaehrung=vegan", en: "/en/recipes?diet=vegan" },
  "a filtered list without results": {
    de: "/de/rezepte?ernaehrung=vegan&zutat=haehnchen",
    en: "/en/recipes?diet=vegan&ingredient=chicken",
  },
  "pantry matches": {
    de: "/de/aufbrauchen?habe=kartoffel&habe=zwiebel&ohne=nuesse",
    en: "/en/use-up?have=potato&have=onion&without=nuts",
  },
  "no pantry matches": {
    de: "/de/aufbrauchen?habe=spinat&ohne=spinat",
    en: "/en/use-up?have=spinach&without=spinach",
  },
  "quiz recommendations": {
    de: "/de/quiz/ergebnis?goal=quick&diet=vegan&cuisine=italian&without=gluten",
    en: "/en/quiz/result?goal=quick&diet=vegan&cuisine=italian&without=gluten",
  },
  "a later page": { de: "/de/rezepte?page=2", en: "/en/recipes?page=2" },
};
