import { addresses } from "#lib/i18n/address.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { quizAddresses } from "#lib/i18n/quiz-address.ts";
import { accountRoutes, type PlainRoute, pathnames, type Route } from "#lib/i18n/routing.ts";
import { readSitemap } from "./sitemap.ts";

/** What everybody may read. Pages of one reader alone are another matter: see `accountRoutes`. */
export const routes = (Object.keys(pathnames) as Route[]).filter(
  (route) => !(accountRoutes as readonly Route[]).includes(route),
);
export const slugRoutes = routes.filter((route) => route.endsWith("/[slug]"));

const quizKeys = ["vegan", "lunch", "healthy"];

/** Addresses of a page of this route in both languages; of a route with slugs it is the first page of the sitemap. */
export async function exampleOf(route: Route): Promise<Localized> {
  if (!route.includes("[")) return addresses(route as PlainRoute);
  if (!slugRoutes.includes(route)) return quizAddresses(quizKeys);
  const [example] = await readSitemap(`/sitemaps/${route.split("/")[1]}-1.xml`);
  if (!example) throw new Error(`the sitemap has no page of ${route}`);
  return example;
}

/** What a route can look like besides its example. */
export const otherFaces: Record<string, Localized> = {
  "nothing here": { de: "/de/gibt-es-nicht", en: "/en/is-not-there" },
  "search results": { de: "/de/suche?search=Apfel", en: "/en/search?search=apple" },
  "no search results": { de: "/de/suche?search=Quastenflosser", en: "/en/search?search=coelacanth" },
  "a list that is narrowed down": { de: "/de/rezepte?ernaehrung=vegan", en: "/en/recipes?diet=vegan" },
  "a narrowed list with nothing left": {
    de: "/de/rezepte?ernaehrung=vegan&zutat=haehnchen",
    en: "/en/recipes?diet=vegan&ingredient=chicken",
  },
  "what uses things up": {
    de: "/de/aufbrauchen?habe=kartoffel&habe=zwiebel&ohne=nuesse",
    en: "/en/use-up?have=potato&have=onion&without=nuts",
  },
  "nothing uses it up": {
    de: "/de/aufbrauchen?habe=spinat&ohne=spinat",
    en: "/en/use-up?have=spinach&without=spinach",
  },
  "suggestions for a taste": {
    de: "/de/quiz/ergebnis?goal=quick&diet=vegan&cuisine=italian&without=gluten",
    en: "/en/quiz/result?goal=quick&diet=vegan&cuisine=italian&without=gluten",
  },
  "a later page": { de: "/de/rezepte?page=2", en: "/en/recipes?page=2" },
};
