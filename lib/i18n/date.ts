import type { Locale, Localized } from "./locales.ts";

/** English dates are written the British way: 19 November 2026. */
const regions: Localized = { de: "de-DE", en: "en-GB" };

/** A day as it is written in a text: "19. November 2026", "19 November 2026"; the day it was in Berlin. */
export function longDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(regions[locale], { dateStyle: "long", timeZone: "Europe/Berlin" }).format(
    new Date(iso),
  );
}

/** A day as one says it in passing: "Freitag, 20. November", "Friday 20 November"; the day it is in Berlin. */
export function dayOfWeek(date: Date, locale: Locale): string {
  const form = { weekday: "long", day: "numeric", month: "long", timeZone: "Europe/Berlin" } as const;
  return new Intl.DateTimeFormat(regions[locale], form).format(date);
}
