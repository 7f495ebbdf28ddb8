import type { Locale } from "#lib/platform/i18n/locales.ts";
import { deskPathnames, deskRoutes } from "./desk-pathnames.ts";

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
  "/cancel-contract": { en: "/cancel-contract", de: "/vertrag-kuendigen" },
  "/categories": { en: "/categories", de: "/kategorien" },
  "/categories/[slug]": { en: "/categories/[slug]", de: "/kategorien/[slug]" },
  "/change-email": { en: "/change-email", de: "/e-mail-aendern" },
  "/checkout": inBothLanguages("/checkout"),
  "/checkout/test-payment": { en: "/checkout/test-payment", de: "/checkout/testzahlung" },
  "/confirm-email": { en: "/confirm-email", de: "/e-mail-bestaetigen" },
  "/contact": { en: "/contact", de: "/kontakt" },
  "/cookbooks": { en: "/cookbooks", de: "/kochbuecher" },
  "/cookbooks/[slug]": { en: "/cookbooks/[slug]", de: "/kochbuecher/[slug]" },
  ...deskPathnames,
  "/feedback": inBothLanguages("/feedback"),
  "/goodbye": { en: "/goodbye", de: "/auf-wiedersehen" },
  "/household-invitation": { en: "/household-invitation", de: "/haushalt-einladung" },
  "/imprint": { en: "/imprint", de: "/impressum" },
  "/ingredients": { en: "/ingredients", de: "/zutaten" },
  "/ingredients/[slug]": { en: "/ingredients/[slug]", de: "/zutaten/[slug]" },
  "/invitation": { en: "/invitation", de: "/einladung" },
  "/jobs": inBothLanguages("/jobs"),
  "/l/cookinghotline": { en: "/l/cookinghotline", de: "/l/kochhotline" },
  "/login": inBothLanguages("/login"),
  "/newsletter/archive": { en: "/newsletter/archive", de: "/newsletter/archiv" },
  "/newsletter/archive/[slug]": { en: "/newsletter/archive/[slug]", de: "/newsletter/archiv/[slug]" },
  "/newsletter/confirm": { en: "/newsletter/confirm", de: "/newsletter/bestaetigen" },
  "/newsletter/unsubscribe": { en: "/newsletter/unsubscribe", de: "/newsletter/abbestellen" },
  "/objection": { en: "/objection", de: "/widerspruch" },
  "/offline": inBothLanguages("/offline"),
  "/our-app": { en: "/our-app", de: "/unsere-app" },
  "/partners": inBothLanguages("/partners"),
  "/plus": inBothLanguages("/plus"),
  "/privacy": { en: "/privacy", de: "/datenschutz" },
  "/profile": inBothLanguages("/profile"),
  "/profile/adaptations": { en: "/profile/my-versions", de: "/profile/meine-versionen" },
  "/profile/adaptations/[id]": { en: "/profile/my-versions/[id]", de: "/profile/meine-versionen/[id]" },
  "/profile/cookbooks": { en: "/profile/cookbooks", de: "/profile/kochbuecher" },
  "/profile/cookbooks/[id]": { en: "/profile/cookbooks/[id]", de: "/profile/kochbuecher/[id]" },
  "/profile/following": { en: "/profile/following", de: "/profile/folge-ich" },
  "/profile/household": { en: "/profile/household", de: "/profile/haushalt" },
  "/profile/household/[id]": { en: "/profile/household/[id]", de: "/profile/haushalt/[id]" },
  "/profile/likes": inBothLanguages("/profile/likes"),
  "/profile/plus": inBothLanguages("/profile/plus"),
  "/profile/recipe-creation/new/basics": {
    en: "/profile/recipe-creation/new/basics",
    de: "/profil/rezept-erstellen/neu/grundlagen",
  },
  "/profile/recipe-creation/[id]/basics": {
    en: "/profile/recipe-creation/[id]/basics",
    de: "/profil/rezept-erstellen/[id]/grundlagen",
  },
  "/profile/recipe-creation/[id]/details": {
    en: "/profile/recipe-creation/[id]/details",
    de: "/profil/rezept-erstellen/[id]/details",
  },
  "/profile/recipe-creation/[id]/ingredients": {
    en: "/profile/recipe-creation/[id]/ingredients",
    de: "/profil/rezept-erstellen/[id]/zutaten",
  },
  "/profile/recipe-creation/[id]/preview": {
    en: "/profile/recipe-creation/[id]/preview",
    de: "/profil/rezept-erstellen/[id]/vorschau",
  },
  "/profile/recipe-creation/[id]/steps": {
    en: "/profile/recipe-creation/[id]/steps",
    de: "/profil/rezept-erstellen/[id]/schritte",
  },
  "/profile/recipes": inBothLanguages("/profile/recipes"),
  "/profile/settings": { en: "/profile/settings", de: "/profile/einstellungen" },
  "/quiz": inBothLanguages("/quiz"),
  "/quiz/result": { en: "/quiz/result", de: "/quiz/ergebnis" },
  "/recipes": { en: "/recipes", de: "/rezepte" },
  "/recipes/community": { en: "/recipes/community", de: "/rezepte/community" },
  "/recipes/[slug]": { en: "/recipes/[slug]", de: "/rezepte/[slug]" },
  "/recipes/[slug]/comments": { en: "/recipes/[slug]/comments", de: "/rezepte/[slug]/kommentare" },
  "/report-content": { en: "/report-content", de: "/inhalt-melden" },
  "/reset-password": inBothLanguages("/reset-password"),
  "/restore-email": { en: "/restore-email", de: "/e-mail-wiederherstellen" },
  "/search": { en: "/search", de: "/suche" },
  "/shopping-list": { en: "/shopping-list", de: "/einkaufszettel" },
  "/shopping-tips": { en: "/shopping-tips", de: "/shopping-tipps" },
  "/signup": inBothLanguages("/signup"),
  "/stories": inBothLanguages("/stories"),
  "/stories/[slug]": inBothLanguages("/stories/[slug]"),
  "/stories/[slug]/comments": { en: "/stories/[slug]/comments", de: "/stories/[slug]/kommentare" },
  "/stories/categories/[slug]": { en: "/stories/categories/[slug]", de: "/stories/kategorien/[slug]" },
  "/tags": inBothLanguages("/tags"),
  "/tags/[slug]": inBothLanguages("/tags/[slug]"),
  "/team": inBothLanguages("/team"),
  "/terms": { en: "/terms", de: "/agb" },
  "/use-up": { en: "/use-up", de: "/aufbrauchen" },
  "/users": inBothLanguages("/users"),
  "/users/likes": inBothLanguages("/users/likes"),
  "/users/[slug]": inBothLanguages("/users/[slug]"),
  "/users/[slug]/cookbooks": { en: "/users/[slug]/cookbooks", de: "/users/[slug]/kochbuecher" },
  "/users/[slug]/stories": inBothLanguages("/users/[slug]/stories"),
  "/veganuary": inBothLanguages("/veganuary"),
  "/what-to-cook-today": { en: "/what-to-cook-today", de: "/was-koche-ich-heute" },
  "/what-to-cook-today/[diet]/[meal]/[other]": {
    en: "/what-to-cook-today/[diet]/[meal]/[other]",
    de: "/was-koche-ich-heute/[diet]/[meal]/[other]",
  },
  "/withdraw-contract": { en: "/withdraw-contract", de: "/vertrag-widerrufen" },
  "/withdraw-contract/confirm": { en: "/withdraw-contract/confirm", de: "/vertrag-widerrufen/bestaetigen" },
} as const satisfies Record<string, Record<Locale, string>>;

export type Route = keyof typeof pathnames;

/** Personal pages: rendered per request, never cached or indexed. */
export const accountRoutes = [
  "/change-email",
  "/checkout",
  "/checkout/test-payment",
  "/confirm-email",
  ...deskRoutes,
  "/goodbye",
  "/household-invitation",
  "/invitation",
  "/login",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/objection",
  "/profile",
  "/profile/adaptations",
  "/profile/adaptations/[id]",
  "/profile/cookbooks",
  "/profile/cookbooks/[id]",
  "/profile/following",
  "/profile/household",
  "/profile/household/[id]",
  "/profile/likes",
  "/profile/plus",
  "/profile/recipe-creation/new/basics",
  "/profile/recipe-creation/[id]/basics",
  "/profile/recipe-creation/[id]/details",
  "/profile/recipe-creation/[id]/ingredients",
  "/profile/recipe-creation/[id]/preview",
  "/profile/recipe-creation/[id]/steps",
  "/profile/recipes",
  "/profile/settings",
  "/reset-password",
  "/restore-email",
  "/signup",
  "/users/likes",
  "/withdraw-contract/confirm",
] as const satisfies Route[];

/** All comments of an item: rendered per request, because they show what the reader has written. */
const commentRoutes = ["/recipes/[slug]/comments", "/stories/[slug]/comments"] as const satisfies Route[];
export type CommentRoute = (typeof commentRoutes)[number];

/** Pages that render the query of the address per request; with a query they are not indexed. */
export const queryRoutes = ["/quiz/result", "/report-content", "/search", "/use-up"] as const satisfies Route[];

/** Whether a page reads its query. A static page must not vary by it. */
export function readsQuery(route: Route): boolean {
  return ([...queryRoutes, ...accountRoutes, ...commentRoutes] as readonly Route[]).includes(route);
}

/** Routes without parameters. */
export type StaticRoute = { [R in Route]: R extends `${string}[${string}` ? never : R }[Route];

/** Whether this is a route without parameters; what all objects have ("toString") is none. */
export function isStaticRoute(value: unknown): value is StaticRoute {
  return typeof value === "string" && Object.hasOwn(pathnames, value) && !value.includes("[");
}

/** The route whose slug a page below it has in its address; of other routes themselves. */
export function slugRouteOf(route: Route): SlugRoute {
  return route.replace(/(?<=\/\[slug\])\/\w+$/, "") as SlugRoute;
}

/** Routes whose only parameter is a slug. */
export type SlugRoute = { [R in Route]: R extends `${string}[slug]` ? R : never }[Route];
