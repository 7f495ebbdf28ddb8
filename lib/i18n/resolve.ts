import { fill } from "./address.ts";
import { isLocale, type Locale, locales } from "./locales.ts";
import { matchRoute, type RouteMatch, split } from "./match.ts";
import { quizAddress } from "./quiz-address.ts";
import { quizKey, quizQuestions } from "./quiz-words.ts";
import { type Route, readsQuery, type SlugRoute } from "./routing.ts";

/** What is to be done with a request: show an internal path, go elsewhere, or say in this language that nothing is here. */
export type Resolution =
  | { kind: "show"; path: string }
  | { kind: "redirect"; path: string; status: 307 | 308 }
  | { kind: "missing"; locale: Locale };

export interface Lookups {
  /** The right slug in this language, or null (see findSlug in slugs.ts). */
  findSlug(route: SlugRoute, locale: Locale, slug: string): Promise<string | null>;
  /** How many pages the list at this route has; null for routes that are no lists. */
  countPages(route: Route, locale: Locale, slug: string | undefined): Promise<number | null>;
  /** Whether the query narrows down the list at this route or puts it in another order: such a page is made for whoever asks. */
  isNarrowed(route: Route, locale: Locale, query: URLSearchParams): boolean;
}

/** Resolves a decoded path; `preferred` is the reader's language where the path names none. */
export async function resolve(
  path: string,
  query: URLSearchParams,
  preferred: Locale,
  lookups: Lookups,
): Promise<Resolution> {
  const [first, ...rest] = split(path);
  if (first === undefined) return { kind: "redirect", path: withQuery(`/${preferred}`, query), status: 307 };
  if (!isLocale(first)) return resolveUnprefixed([first, ...rest], query, preferred);
  const found = matchAny(first, rest);
  if (!found) return { kind: "missing", locale: first };
  if (found.route === "/what-to-cook-today") return resolveQuizForm(first, found, query, path);
  if (found.route === "/what-to-cook-today/[diet]/[meal]/[other]") return resolveQuiz(first, found, path);
  const canonical = await withRightSlug(first, found, lookups);
  if (!canonical) return { kind: "missing", locale: first };
  return resolvePage(first, canonical, path, query, lookups);
}

/** A path without a language that would be one with it. */
function resolveUnprefixed(segments: string[], query: URLSearchParams, preferred: Locale): Resolution {
  const order = [preferred, ...locales.filter((locale) => locale !== preferred)];
  const locale = order.find((candidate) => matchRoute(candidate, segments));
  if (!locale) return { kind: "missing", locale: preferred };
  const path = `/${locale}/${segments.map(encodeURIComponent).join("/")}`;
  return { kind: "redirect", path: withQuery(path, query), status: 307 };
}

function matchAny(locale: Locale, segments: string[]): RouteMatch | null {
  for (const candidate of [locale, ...locales]) {
    const match = matchRoute(candidate, segments);
    if (match) return match;
  }
  return null;
}

async function withRightSlug(locale: Locale, match: RouteMatch, { findSlug }: Lookups): Promise<RouteMatch | null> {
  const { slug } = match.params;
  if (slug === undefined) return match;
  const found = await findSlug(match.route as SlugRoute, locale, slug);
  return found === null ? null : { ...match, params: { slug: found } };
}

async function resolvePage(
  locale: Locale,
  { route, params }: RouteMatch,
  path: string,
  query: URLSearchParams,
  { countPages, isNarrowed }: Lookups,
): Promise<Resolution> {
  const address = fill(locale, route, params);
  const internal = internalPath(locale, route, params);
  if (isNarrowed(route, locale, query)) {
    if (!isAt(address, path)) return { kind: "redirect", path: withQuery(address, query), status: 308 };
    return { kind: "show", path: withQuery(`${internal}/page/narrowed`, query) };
  }
  const asked = query.get("page");
  const pages = asked === null ? null : await countPages(route, locale, params.slug);
  if (asked === "1" && pages !== null) return { kind: "redirect", path: address, status: 308 };
  if (!isAt(address, path)) return { kind: "redirect", path: withQuery(address, query), status: 308 };
  if (readsQuery(route)) return { kind: "show", path: withQuery(internal, query) };
  if (asked === null || pages === null) return { kind: "show", path: internal };
  const isPage = /^[1-9]\d{0,5}$/.test(asked) && Number(asked) <= pages;
  return isPage ? { kind: "show", path: `${internal}/page/${asked}` } : { kind: "missing", locale };
}

/** The form of the quiz without script sends its choices as a query: they become the address of the combination. */
function resolveQuizForm(locale: Locale, { route }: RouteMatch, query: URLSearchParams, path: string): Resolution {
  const keys = quizQuestions.map((question) => quizKey(question, query.get(question) ?? ""));
  if (keys.every((key) => key !== null)) {
    return { kind: "redirect", path: quizAddress(locale, keys), status: 307 };
  }
  const address = fill(locale, route, {});
  if (path !== address) return { kind: "redirect", path: address, status: 308 };
  return { kind: "show", path: internalPath(locale, route, {}) };
}

function resolveQuiz(locale: Locale, { route, params }: RouteMatch, path: string): Resolution {
  const keys = quizQuestions.map((question) => quizKey(question, params[question] ?? ""));
  if (!keys.every((key) => key !== null)) return { kind: "missing", locale };
  const address = quizAddress(locale, keys);
  if (!isAt(address, path)) return { kind: "redirect", path: address, status: 308 };
  const [diet = "", meal = "", other = ""] = keys;
  return { kind: "show", path: internalPath(locale, route, { diet, meal, other }) };
}

/** The folder of app/ that renders the route. */
function internalPath(locale: Locale, route: Route, params: Record<string, string>): string {
  const path = route.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** Whether this is the address itself, to the last slash. */
function isAt(address: string, path: string): boolean {
  return path.split("/").map(encodeURIComponent).join("/") === address;
}

function withQuery(address: string, query: URLSearchParams): string {
  return query.size > 0 ? `${address}?${query}` : address;
}
