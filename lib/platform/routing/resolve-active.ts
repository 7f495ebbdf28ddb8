import { isActiveLocale, toActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { isLocale, type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { address } from "./address.ts";
import { deskRoutes } from "./desk-pathnames.ts";
import { findTranslation } from "./find-translation.ts";
import { switchQueryLanguage } from "./language-switch.ts";
import { matchRoute, splitPath } from "./match.ts";
import { type Lookups, type Resolution, resolveAddress } from "./resolve.ts";

/**
 * Resolves an address as `resolveAddress` does. Pages of a language that is switched off redirect
 * to their translation, or to the home page without one; 307, because the language may be switched
 * on again. Pages of editors stay in all languages.
 *
 * @param path percent-decoded, with its leading slash
 * @param preferred language of the redirect when the path names none
 */
export async function resolveActiveAddress(
  path: string,
  query: URLSearchParams,
  preferred: Locale,
  lookups: Lookups,
): Promise<Resolution> {
  const resolution = await resolveAddress(path, query, preferred, lookups);
  if (resolution.kind === "not-found") return { ...resolution, locale: toActiveLocale(resolution.locale) };
  const [locale] = splitPath(resolution.path.split("?", 1)[0] ?? "");
  if (!isLocale(locale) || isActiveLocale(locale)) return resolution;
  // The path of a rewrite is that of a file below app/, which readers do not know.
  const { pathname, search } = new URL(
    resolution.kind === "redirect" ? resolution.path : toAddress(path, query),
    "http://site.invalid",
  );
  if (isForEditors(pathname)) return resolution;
  const active = toActiveLocale(locale);
  const translation = await findTranslation(pathname, switchQuery(search, active), active, lookups);
  return { kind: "redirect", path: translation ?? address(active, "/"), status: 307 };
}

/** A sign-in that leads back to the desk leads to it in the language in which it was opened. */
function switchQuery(search: string, locale: Locale): URLSearchParams {
  const query = new URLSearchParams(switchQueryLanguage(search, locale));
  const next = new URLSearchParams(search).get("next");
  if (next && isForEditors(next.split(/[?#]/, 1)[0] ?? "")) query.set("next", next);
  return query;
}

/** Whether a path, with its language, is one of the desk or of a preview that the desk shows. */
function isForEditors(path: string): boolean {
  const [, ...segments] = splitPath(path);
  const route = locales.map((locale) => matchRoute(locale, segments)).find(Boolean)?.route;
  return (deskRoutes as readonly (string | undefined)[]).includes(route);
}

function toAddress(path: string, query: URLSearchParams): string {
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return query.size > 0 ? `${encoded}?${query}` : encoded;
}
