import { isLocale, type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "./address.ts";
import { isAuthorTab } from "./author-tabs.ts";
import { matchRoute, type RouteMatch, splitPath } from "./match.ts";
import { type Route, readsQuery, type SlugRoute, slugRouteOf } from "./routing.ts";
import { whatToCookAddress } from "./what-to-cook-address.ts";
import { choiceKinds, findChoiceKey } from "./what-to-cook-words.ts";

/**
 * How the middleware answers a request: render an internal path, redirect, or render the 404 page
 * in a language.
 */
export type Resolution =
  /** `isPerRequest`: the page is made for this request alone, and never stored. */
  | { kind: "rewrite"; path: string; isPerRequest: boolean }
  | { kind: "redirect"; path: string; status: 307 | 308 }
  | { kind: "not-found"; locale: Locale };

/** Questions about content that the table of routes cannot answer; tests pass their own. */
export interface Lookups {
  /** The current slug in this language, or null without such a public page (see slugs.ts). */
  findSlug(route: SlugRoute, locale: Locale, slug: string): Promise<string | null>;
  /**
   * Number of pages of the list at this route; null for a route that is no list, and for a tab of
   * an author that has no address of its own.
   */
  countPages(route: Route, locale: Locale, slug: string | undefined): Promise<number | null>;
  /**
   * Whether the query filters or reorders the list at this route; such a page is rendered per
   * request.
   */
  isFiltered(route: Route, query: URLSearchParams): boolean;
}

/**
 * Resolves the path of a page to what renders it, or to its canonical address.
 *
 * @param path percent-decoded, with its leading slash
 * @param preferred language of the redirect when the path names none
 */
export async function resolveAddress(
  path: string,
  query: URLSearchParams,
  preferred: Locale,
  lookups: Lookups,
): Promise<Resolution> {
  const [first, ...rest] = splitPath(path);
  if (first === undefined) return { kind: "redirect", path: withQuery(`/${preferred}`, query), status: 307 };
  if (!isLocale(first)) return resolveUnprefixed([first, ...rest], query, preferred);
  const match = matchInAnyLocale(first, rest);
  if (!match) return { kind: "not-found", locale: first };
  if (match.route === "/what-to-cook-today") return resolveWhatToCookForm(first, match, query, path);
  if (match.route === "/what-to-cook-today/[diet]/[meal]/[other]") return resolveWhatToCook(first, match, path);
  const canonical = await withCanonicalSlug(first, match, lookups);
  if (!canonical) return { kind: "not-found", locale: first };
  return resolvePage(first, canonical, path, query, lookups);
}

/** A path that matches a route once a language is prefixed. */
function resolveUnprefixed(segments: string[], query: URLSearchParams, preferred: Locale): Resolution {
  const order = [preferred, ...locales.filter((locale) => locale !== preferred)];
  const locale = order.find((candidate) => matchRoute(candidate, segments));
  if (!locale) return { kind: "not-found", locale: preferred };
  const path = `/${locale}/${segments.map(encodeURIComponent).join("/")}`;
  return { kind: "redirect", path: withQuery(path, query), status: 307 };
}

function matchInAnyLocale(locale: Locale, segments: string[]): RouteMatch | null {
  for (const candidate of [locale, ...locales]) {
    const match = matchRoute(candidate, segments);
    if (match) return match;
  }
  return null;
}

async function withCanonicalSlug(locale: Locale, match: RouteMatch, { findSlug }: Lookups): Promise<RouteMatch | null> {
  const { slug } = match.params;
  if (slug === undefined) return match;
  const current = await findSlug(slugRouteOf(match.route), locale, slug);
  return current === null ? null : { ...match, params: { slug: current } };
}

async function resolvePage(
  locale: Locale,
  { route, params }: RouteMatch,
  path: string,
  query: URLSearchParams,
  { countPages, isFiltered }: Lookups,
): Promise<Resolution> {
  const address = routeAddress(locale, route, params);
  const internal = internalPath(locale, route, params);
  if (isAuthorTab(route) && (await countPages(route, locale, params.slug)) === null) {
    return { kind: "redirect", path: routeAddress(locale, "/users/[slug]", params), status: 307 };
  }
  if (isFiltered(route, query)) {
    if (!isSamePath(address, path)) return { kind: "redirect", path: withQuery(address, query), status: 308 };
    return { kind: "rewrite", path: withQuery(`${internal}/page/filtered`, query), isPerRequest: true };
  }
  const requestedPage = query.get("page");
  const pageCount = requestedPage === null ? null : await countPages(route, locale, params.slug);
  if (requestedPage === "1" && pageCount !== null) return { kind: "redirect", path: address, status: 308 };
  if (!isSamePath(address, path)) return { kind: "redirect", path: withQuery(address, query), status: 308 };
  if (readsQuery(route)) return { kind: "rewrite", path: withQuery(internal, query), isPerRequest: true };
  if (requestedPage === null) return renderStored(internal);
  // One address for each page: what is no list has no page of it.
  if (pageCount === null) return { kind: "redirect", path: address, status: 308 };
  const isValidPage = /^[1-9]\d{0,5}$/.test(requestedPage) && Number(requestedPage) <= pageCount;
  return isValidPage ? renderStored(`${internal}/page/${requestedPage}`) : { kind: "not-found", locale };
}

function renderStored(path: string): Resolution {
  return { kind: "rewrite", path, isPerRequest: false };
}

/**
 * Without JavaScript the form sends its choices as a query, which redirects to their combination.
 */
function resolveWhatToCookForm(
  locale: Locale,
  { route }: RouteMatch,
  query: URLSearchParams,
  path: string,
): Resolution {
  const keys = choiceKinds.map((question) => findChoiceKey(question, query.get(question) ?? ""));
  if (keys.every((key) => key !== null)) {
    return { kind: "redirect", path: whatToCookAddress(locale, keys), status: 307 };
  }
  const address = routeAddress(locale, route, {});
  if (path !== address) return { kind: "redirect", path: address, status: 308 };
  return renderStored(internalPath(locale, route, {}));
}

function resolveWhatToCook(locale: Locale, { route, params }: RouteMatch, path: string): Resolution {
  const keys = choiceKinds.map((question) => findChoiceKey(question, params[question] ?? ""));
  if (!keys.every((key) => key !== null)) return { kind: "not-found", locale };
  const address = whatToCookAddress(locale, keys);
  if (!isSamePath(address, path)) return { kind: "redirect", path: address, status: 308 };
  const [diet = "", meal = "", other = ""] = keys;
  return renderStored(internalPath(locale, route, { diet, meal, other }));
}

/** Path below app/ of the page that renders the route. */
function internalPath(locale: Locale, route: Route, params: Record<string, string>): string {
  const path = route.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** Whether a decoded path equals an encoded address, including a trailing slash. */
function isSamePath(address: string, path: string): boolean {
  return path.split("/").map(encodeURIComponent).join("/") === address;
}

function withQuery(address: string, query: URLSearchParams): string {
  return query.size > 0 ? `${address}?${query}` : address;
}
