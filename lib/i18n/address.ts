import type { Locale, Localized } from "./locales.ts";
import { type PlainRoute, pathnames, type Route, type SlugRoute } from "./routing.ts";

/** Site-relative address of a route without a dynamic part: `address("de", "/recipes")` is `/de/rezepte`. */
export function address(locale: Locale, route: PlainRoute): string {
  return fill(locale, route, {});
}

/** The same in every language, for alternates. */
export function addresses(route: PlainRoute): Localized {
  return { de: address("de", route), en: address("en", route) };
}

/** Site-relative address of one content page, e.g. a recipe; `slug` must be the slug of that language. */
export function slugAddress(locale: Locale, route: SlugRoute, slug: string): string {
  return fill(locale, route, { slug });
}

/** Site-relative addresses of one content page in the languages it has a text in. */
export function slugAddresses(
  route: SlugRoute,
  texts: readonly { locale: Locale; slug: string }[],
): Partial<Localized> {
  return Object.fromEntries(texts.map(({ locale, slug }) => [locale, slugAddress(locale, route, slug)]));
}

/** Site-relative address with any dynamic parts. `page` above 1 becomes `?page=n`. */
export function fill(locale: Locale, route: Route, params: Record<string, string>, page = 1): string {
  const words = pathnames[route][locale].replace(/\[(\w+)\]/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const path = words === "/" ? `/${locale}` : `/${locale}${words}`;
  return page > 1 ? `${path}?page=${page}` : path;
}
