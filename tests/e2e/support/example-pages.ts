import type { Localized } from "#lib/i18n/locales.ts";
import { addresses } from "#lib/routing/address.ts";
import { accountRoutes, pathnames, type Route, type StaticRoute } from "#lib/routing/routing.ts";
import { whatToCookAddresses } from "#lib/routing/what-to-cook-address.ts";
import { readSitemap } from "./sitemap.ts";

/** Public routes; see `accountRoutes` for the others. */
export const routes = (Object.keys(pathnames) as Route[]).filter(
  (route) => !(accountRoutes as readonly Route[]).includes(route),
);
export const slugRoutes = routes.filter((route) => route.endsWith("/[slug]"));

const quizKeys = ["vegan", "lunch", "healthy"];

/**
 * Returns an example page of a route in both languages; for a route with a slug the first address
 * of its sitemap, whose own order differs from one database to the next.
 */
export async function exampleAddresses(route: Route): Promise<Localized> {
  if (!route.includes("[")) return addresses(route as StaticRoute);
  if (!slugRoutes.includes(route)) return whatToCookAddresses(quizKeys);
  const kind = route === "/stories/categories/[slug]" ? "story-categories" : route.split("/")[1];
  const [example] = (await readSitemap(`/sitemaps/${kind}-1.xml`)).toSorted((a, b) => (a.de < b.de ? -1 : 1));
  if (!example) throw new Error(`the sitemap has no page of ${route}`);
  return example;
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
