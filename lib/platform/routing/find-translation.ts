import type { Locale } from "#lib/platform/i18n/locales.ts";
import { switchPathLanguage } from "./language-switch.ts";
import { type Lookups, resolveAddress } from "./resolve.ts";

const maxRedirects = 3;
const placeholderOrigin = "http://site.invalid";

/**
 * Finds a page in another language; a page number that the list does not have there is dropped.
 *
 * @param pathname percent-encoded, of the page in any language
 * @param query as `switchQueryLanguage` returns it
 * @returns its site-relative address with the query, or null without such a page
 */
export async function findTranslation(
  pathname: string,
  query: URLSearchParams,
  locale: Locale,
  lookups: Lookups,
): Promise<string | null> {
  const path = switchPathLanguage(pathname, locale);
  const found = await findPage(`${path}${toSearch(query)}`, locale, lookups);
  if (found || !query.has("page")) return found;
  const withoutPage = new URLSearchParams(query);
  withoutPage.delete("page");
  return findPage(`${path}${toSearch(withoutPage)}`, locale, lookups);
}

/** Follows the redirects of the middleware; null when they end at no page. */
async function findPage(target: string, locale: Locale, lookups: Lookups, redirectCount = 0): Promise<string | null> {
  const url = URL.parse(target, placeholderOrigin);
  // A path of two slashes is a link to another site.
  if (url?.origin !== placeholderOrigin || redirectCount > maxRedirects) return null;
  const path = decodePath(url.pathname);
  if (path === null) return null;
  const resolution = await resolveAddress(path, url.searchParams, locale, lookups);
  switch (resolution.kind) {
    case "rewrite":
      return target;
    case "redirect":
      return findPage(resolution.path, locale, lookups, redirectCount + 1);
    case "not-found":
      return null;
  }
}

function toSearch(query: URLSearchParams): string {
  return query.size > 0 ? `?${query}` : "";
}

/** A path without percent-encoding; null when it is malformed. */
export function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
