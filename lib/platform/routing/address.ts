import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { pathnames, type Route, type SlugRoute, type StaticRoute } from "./routing.ts";

/**
 * Site-relative address of a route without parameters: `address("de", "/recipes")` is
 * `/de/rezepte`.
 */
export function address(locale: Locale, route: StaticRoute): string {
  return routeAddress(locale, route, {});
}

/** Addresses of a route in all languages, for alternates. */
export function addresses(route: StaticRoute): Localized {
  return { de: address("de", route), en: address("en", route) };
}

/**
 * Site-relative address of a page with a slug.
 *
 * @param slug slug in that language
 */
export function slugAddress(locale: Locale, route: SlugRoute, slug: string): string {
  return routeAddress(locale, route, { slug });
}

/** Addresses of a page with a slug, in the languages it has a text in. */
export function slugAddresses(
  route: SlugRoute,
  texts: readonly { locale: Locale; slug: string }[],
): Partial<Localized> {
  return Object.fromEntries(texts.map(({ locale, slug }) => [locale, slugAddress(locale, route, slug)]));
}

/**
 * Site-relative address of a route with its parameters.
 *
 * @param page 2 and above become `?page=n`
 */
export function routeAddress(locale: Locale, route: Route, params: Record<string, string>, page = 1): string {
  const pattern = pathnames[route][locale].replace(/\[(\w+)\]/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const path = pattern === "/" ? `/${locale}` : `/${locale}${pattern}`;
  return page > 1 ? `${path}?page=${page}` : path;
}

/** Addresses of a route with its parameters in all languages, for alternates. */
export function routeAddresses(route: Route, params: Record<string, string>): Localized {
  return { de: routeAddress("de", route, params), en: routeAddress("en", route, params) };
}
