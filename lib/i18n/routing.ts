import { defineRouting } from "next-intl/routing";
import { defaultLocale, type Locale, locales } from "./locales.ts";

const same = (path: string) => ({ en: path, de: path });

/**
 * The one table of route words. Keys are the folders of app/[locale] and the English words at once. Dynamic parts are content
 * slugs, which live in the database per language.
 */
export const pathnames = {
  "/": same("/"),
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
  "/jobs": same("/jobs"),
  "/l/cookinghotline": { en: "/l/cookinghotline", de: "/l/kochhotline" },
  "/login": same("/login"),
  "/newsletter/confirm": { en: "/newsletter/confirm", de: "/newsletter/bestaetigen" },
  "/newsletter/unsubscribe": { en: "/newsletter/unsubscribe", de: "/newsletter/abbestellen" },
  "/our-app": { en: "/our-app", de: "/unsere-app" },
  "/partners": same("/partners"),
  "/privacy": { en: "/privacy", de: "/datenschutz" },
  "/profile": same("/profile"),
  "/profile/cookbooks": { en: "/profile/cookbooks", de: "/profile/kochbuecher" },
  "/profile/cookbooks/[id]": { en: "/profile/cookbooks/[id]", de: "/profile/kochbuecher/[id]" },
  "/profile/likes": same("/profile/likes"),
  "/profile/recipes": same("/profile/recipes"),
  "/profile/settings": { en: "/profile/settings", de: "/profile/einstellungen" },
  "/quiz": same("/quiz"),
  "/quiz/result": { en: "/quiz/result", de: "/quiz/ergebnis" },
  "/recipes": { en: "/recipes", de: "/rezepte" },
  "/recipes/community": { en: "/recipes/community", de: "/rezepte/community" },
  "/recipes/[slug]": { en: "/recipes/[slug]", de: "/rezepte/[slug]" },
  "/reset-password": same("/reset-password"),
  "/search": { en: "/search", de: "/suche" },
  "/shopping-list": { en: "/shopping-list", de: "/einkaufszettel" },
  "/shopping-tips": { en: "/shopping-tips", de: "/shopping-tipps" },
  "/signup": same("/signup"),
  "/stories": same("/stories"),
  "/stories/[slug]": same("/stories/[slug]"),
  "/tags": same("/tags"),
  "/tags/[slug]": same("/tags/[slug]"),
  "/team": same("/team"),
  "/terms": { en: "/terms", de: "/agb" },
  "/use-up": { en: "/use-up", de: "/aufbrauchen" },
  "/users": same("/users"),
  "/users/likes": same("/users/likes"),
  "/users/[slug]": same("/users/[slug]"),
  "/veganuary": same("/veganuary"),
  "/what-to-cook-today": { en: "/what-to-cook-today", de: "/was-koche-ich-heute" },
  "/what-to-cook-today/[diet]/[meal]/[other]": {
    en: "/what-to-cook-today/[diet]/[meal]/[other]",
    de: "/was-koche-ich-heute/[diet]/[meal]/[other]",
  },
} as const satisfies Record<string, Record<Locale, string>>;

export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: "always",
  localeCookie: false,
  alternateLinks: false,
  pathnames,
});

export type Route = keyof typeof pathnames;

/** Pages of one reader alone: rendered when asked for, never kept, never in an index. */
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

/** Pages that answer what stands behind the question mark: rendered when asked for. Answers are never in an index. */
export const answerRoutes = ["/quiz/result", "/search", "/use-up"] as const satisfies Route[];

/** Whether the page of a route reads what stands behind the question mark; a static page must not vary by it. */
export function readsQuery(route: Route): boolean {
  return (answerRoutes as readonly Route[]).includes(route) || (accountRoutes as readonly Route[]).includes(route);
}

/** Routes without a dynamic part. */
export type PlainRoute = { [R in Route]: R extends `${string}[${string}` ? never : R }[Route];
/** Routes whose only dynamic part is a slug. */
export type SlugRoute = { [R in Route]: R extends `${string}[slug]` ? R : never }[Route];
