/** The two languages of the site. German is the default of the shell, English the fallback of missing words. */
export const locales = ["de", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "de";
export const fallbackLocale: Locale = "en";

/** A value in both languages. */
export type Localized<T = string> = Record<Locale, T>;

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The value in `locale`, or in the fallback language, or in any language there is; undefined when there is none. */
export function pickLocale<T>(value: Partial<Localized<T>>, locale: Locale): T | undefined {
  return value[locale] ?? value[fallbackLocale] ?? value[defaultLocale];
}
