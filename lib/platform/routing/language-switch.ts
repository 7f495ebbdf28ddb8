import { type Locale, locales } from "#lib/platform/i18n/locales.ts";

const prefix = new RegExp(`^/(?:${locales.join("|")})(?=[/?#]|$)`);

/** Route handler of the language switch for browsers without JavaScript. */
export function languageSwitchAddress(locale: Locale): string {
  return `/api/language/?to=${locale}`;
}

/**
 * The query a page takes along into another language. Pages translate their own parameters; `next`,
 * the page to return to after signing in, changes its language here.
 *
 * @param search with or without its question mark; empty for none
 * @returns with its question mark, or empty
 */
export function switchQueryLanguage(search: string, locale: Locale): string {
  const query = new URLSearchParams(search);
  const next = query.get("next");
  if (next) query.set("next", switchPathLanguage(next, locale));
  return query.size > 0 ? `?${query}` : "";
}

/**
 * A site-relative address below the prefix of another language. Its words may still be those of the
 * former language: the middleware redirects them.
 */
export function switchPathLanguage(path: string, locale: Locale): string {
  return path.replace(prefix, `/${locale}`);
}
