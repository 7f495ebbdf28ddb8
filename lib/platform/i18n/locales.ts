/** Languages of the site. German is the default, English the fallback for missing messages. */
export const locales = ["de", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "de";
const fallbackLocale: Locale = "en";

/** One value per language. */
export type Localized<T = string> = Record<Locale, T>;

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The language that `locale` is not. */
export function getOtherLocale(locale: Locale): Locale {
  return locale === "de" ? "en" : "de";
}

/** The values of the languages that have one. */
export function listLocalized<T>(values: Partial<Localized<T>>): { locale: Locale; value: NonNullable<T> }[] {
  return locales.flatMap((locale) => {
    const value = values[locale];
    return value === undefined || value === null ? [] : [{ locale, value }];
  });
}

/** The value in `locale`, else in English, else in German; undefined without any. */
export function pickLocale<T>(value: Partial<Localized<T>>, locale: Locale): T | undefined {
  return value[locale] ?? value[fallbackLocale] ?? value[defaultLocale];
}
