import { getSiteSettings } from "#lib/platform/config/site-settings.ts";
import { isLocale, type Locale, locales } from "./locales.ts";

/**
 * The languages that readers of the site get, at least one, in the order of `locales`. Admins
 * choose them at the desk; the desk itself has all languages.
 *
 * In the browser they are an attribute of the document (`localesAttribute`), because the settings
 * of the site are known to the server only.
 */
export function getActiveLocales(): readonly Locale[] {
  const chosen = readDocument() ?? getSiteSettings().locales;
  const active = locales.filter((locale) => chosen?.includes(locale));
  return active.length > 0 ? active : locales;
}

/** Whether a value is one of the languages that readers get. */
export function isActiveLocale(value: unknown): value is Locale {
  return isLocale(value) && getActiveLocales().includes(value);
}

/** The language itself while readers get it, else the first one that they get. */
export function toActiveLocale(locale: Locale): Locale {
  const [first = locale, ...others] = getActiveLocales();
  return others.includes(locale) ? locale : first;
}

/** Whether readers can choose between languages. */
export function isMultilingual(): boolean {
  return getActiveLocales().length > 1;
}

/** Without the entries of languages that are switched off; the order stays. */
export function pickActive<T>(values: Partial<Record<Locale, T>>): Partial<Record<Locale, T>> {
  return Object.fromEntries(Object.entries(values).filter(([locale]) => isActiveLocale(locale)));
}

/** What the element `html` carries for the browser: nothing while all languages are switched on. */
export function localesAttribute(): { "data-locales"?: string } {
  const active = getActiveLocales();
  return active.length < locales.length ? { "data-locales": active.join(" ") } : {};
}

function readDocument(): string[] | undefined {
  return typeof document === "undefined" ? undefined : document.documentElement.dataset.locales?.split(" ");
}
