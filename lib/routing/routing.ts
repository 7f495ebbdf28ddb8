import type { Locale } from "#lib/i18n/locales.ts";

const inBothLanguages = (path: string) => ({ en: path, de: path });

/**
 * Words of all routes. A key is the folder below app/[locale] and at the same time the English
 * address. Dynamic parts are content slugs, which are in the database per language.
 */
export const pathnames = {
  "/": inBothLanguages("/"),
  "/about-us": { en: "/about-us", de: "/ueber-uns" },
  "/accessibility": { en: "/accessibility", de: "/barrierefreiheit" },
  "/basics": { en: "/basics", de: "/grundlagen" },
  "/categories": { en: "/categories", de: "/kategorien" },
  "/categories/[slug]": { en: "/categories/[slug]", de: "/kategorien/[slug]" },
  "/change-email": { en: "/change-email", de: "/e-mail-aendern" },
  "/confirm-email": { en: "/confirm-email", de: "/e-mail-bestaetigen" },
  "/contact": { en: "/contact", de: "/kontakt" },
  "/cookbooks": { en: "/cookbooks", de: "/kochbuecher" },
  "/cookbooks/[slug]": { en: "/cookbooks/[slug]", de: "/kochbuecher/[slug]" },
  "/goodbye": { en: "/goodbye", de: "/auf-wiedersehen" },
  "/imprint": { en: "/imprint", de: "/impressum" },
  "/ingredients": { en: "/ingredients", de: "/zutaten" },
  "/ingredients/[slug]": { en: "/ingredients/[slug]", de: "/zutaten/[slug]" },
  "/jobs": inBothLanguages("/jobs"),
  "/l/cookinghotline": { en: "/l/cookinghotline", de: "/l/kochhotline" },
  "/login": inBothLanguages("/login"),
  "/newsletter/confirm": { en: "/newsletter/confirm", de: "/newsletter/bestaetigen" },
  "/newsletter/unsubscribe": { en: "/newsletter/unsubscribe", de: "/newsletter/abbestellen" },
  "/offline": inBothLanguages("/offline"),
  "/our-app": { en: "/our-app", de: "/unsere-app" },
  "/partners": inBothLanguages("/partners"),
  "/privacy": { en: "/privacy", de: "/datenschutz" },
  "/profile": inBothLanguages("/profile"),
  "/profile/cookbooks": { en: "/profile/cookbooks", de: "/profile/kochbuecher" },
  "/profile/cookbooks/[id]": { en: "/profile/cookbooks/[id]", de: "/profile/kochbuecher/[id]" },
  "/profile/likes": inBothLanguages("/profile/likes"),
  "/profile/recipes": inBothLanguages("/profile/recipes"),
  "/profile/settings": { en: "/profile/settings", de: "/profile/einstellungen" },
  "/quiz": inBothLanguages("/quiz"),
  "/quiz/result": { en: "/quiz/result", de: "/quiz/ergebnis" },
  "/recipes": { en: "/recipes", de: "/rezepte" },
  "/recipes/community": { en: "/recipes/community", de: "/rezepte/community" },
  "/recipes/[slug]": { en: "/recipes/[slug]", de: "/rezepte/[slug]" },
  "/reset-password": inBothLanguages("/reset-password"),
  "/search": { en: "/search", de: "/suche" },
  "/shopping-list": { en: "/shopping-list", de: "/einkaufszettel" },
  "/shopping-tips": { en: "/shopping-tips", de: "/shopping-tipps" },
  "/signup": inBothLanguages("/signup"),
  "/stories": inBothLanguages("/stories"),
  "/stories/[slug]": inBothLanguages("/stories/[slug]"),
  "/stories/categories/[slug]": { en: "/stories/categories/[slug]", de: "/stories/kategorien/[slug]" },
  "/tags": inBothLanguages("/tags"),
  "/tags/[slug]": inBothLanguages("/tags/[slug]"),
  "/team": inBothLanguages("/team"),
  "/terms": { en: "/terms", de: "/agb" },
  "/use-up": { en: "/use-up", de: "/aufbrauchen" },
  "/users": inBothLanguages("/users"),
  "/users/likes": inBothLanguages("/users/likes"),
  "/users/[slug]": inBothLanguages("/users/[slug]"),
  "/veganuary": inBothLanguages("/veganuary"),
  "/what-to-cook-today": { en: "/what-to-cook-today", de: "/was-koche-ich-heute" },
  "/what-to-cook-today/[diet]/[meal]/[other]": {
    en: "/what-to-cook-today/[diet]/[meal]/[other]",
    de: "/was-koche-ich-heute/[diet]/[meal]/[other]",
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type Route = keyof typeof pathnames;

/** Personal pages: rendered per request, never cached or indexed. */
export const accountRoutes = [
  "/change-email",
  "/confirm-email",
  "/goodbye",
  "/login",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/profile",
  "/profile/cookbooks",
  "/profile/cookbooks/[id]",
  "/profile/likes",
  "/profile/recipes",
  "/profile/settings",
  "/reset-password",
  "/signup",
  "/users/likes",
] as const satisfies Route[];

/** Pages that render the query of the address per request; with a query they are not indexed. */
export const queryRoutes = ["/quiz/result", "/search", "/use-up"] as const satisfies Route[];

/** Whether a page reads its query. A static page must not vary by it. */
export function readsQuery(route: Route): boolean {
  return (queryRoutes as readonly Route[]).includes(route) || (accountRoutes as readonly Route[]).includes(route);
}

/** Routes without parameters. */
export type StaticRoute = { [R in Route]: R extends `${string}[${string}` ? never : R }[Route];
/** Routes whose only parameter is a slug. */
export type SlugRoute = { [R in Route]: R extends `${string}[slug]` ? R : never }[Route];
