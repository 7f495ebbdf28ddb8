import type { Locale, Localized } from "./locales.ts";

/** English dates are written the British way: 19 November 2026. */
const regions: Localized = { de: "de-DE", en: "en-GB" };

/** A day as it is written in a text: "19. November 2026", "19 November 2026"; the day it was in Berlin. */
export function longDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(regions[locale], { dateStyle: "long", timeZone: "Europe/Berlin" }).format(
    new Date(iso),
  );
}
