import { locales } from "#lib/platform/i18n/locales.ts";
import { normalizePath } from "#lib/platform/routing/redirect-path.ts";

const maxLength = 300;

/**
 * Reads the path of an address as editors paste it: with or without the site, encoded or not, and
 * without what follows a question mark or "#".
 *
 * @returns the decoded path without a slash at the end; null for what is no address
 */
export function readSitePath(text: string): string | null {
  const [address = ""] = text.split(/[?#]/);
  const [, path = address] = /^https?:\/\/[^/]+(\/.*)?$/i.exec(address) ?? [];
  try {
    return normalizePath(decodeURIComponent(path));
  } catch {
    return null;
  }
}

/** Whether a path is one that pages have: below a language. */
export function isSitePath(path: string): boolean {
  const isBelowLocale = locales.some((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`));
  return isBelowLocale && path.length <= maxLength && !/[\p{Cc}\\]|\/\/|\/\.{1,2}(?:\/|$)/u.test(path);
}
