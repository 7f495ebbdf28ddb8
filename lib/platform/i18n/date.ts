import { currentTime } from "#lib/platform/time/clock.ts";
import { timeZone } from "#lib/platform/time/time-zone.ts";
import { getDateFormat } from "./intl-formats.ts";
import type { Locale, Localized } from "./locales.ts";

/** English dates have the British format: 19 November 2026. */
const dateLocales: Localized = { de: "de-DE", en: "en-GB" };

/** No line breaks between the day and its month. */
function keepDayWithMonth(date: string): string {
  return date.replace(/(\d\.?) (?=\p{L})/u, "$1\u00a0");
}

/**
 * Formats a date in Berlin: "19. November 2026", "19 November 2026".
 *
 * @param iso ISO 8601 instant
 */
export function formatLongDate(iso: string, locale: Locale): string {
  const format = getDateFormat(dateLocales[locale], { dateStyle: "long", timeZone });
  return keepDayWithMonth(format.format(new Date(iso)));
}

/** Formats weekday and day in Berlin: "Freitag, 20. November", "Friday 20 November". */
export function formatWeekday(date: Date, locale: Locale): string {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone } as const;
  return keepDayWithMonth(getDateFormat(dateLocales[locale], options).format(date));
}

/**
 * Formats date and time in Berlin: "19. November 2026 um 18:30", "19 November 2026 at 18:30".
 */
export function formatDateTime(date: Date, locale: Locale, dateStyle: "long" | "medium" = "long"): string {
  const options = { dateStyle, timeStyle: "short", timeZone } as const;
  return keepDayWithMonth(getDateFormat(dateLocales[locale], options).format(date));
}

/**
 * Formats a day without its weekday: "19.11.2026", "19/11/2026".
 *
 * @param day ISO date
 */
export function formatDay(day: string, locale: Locale): string {
  const options = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const;
  return getDateFormat(dateLocales[locale], options).format(new Date(day));
}

/**
 * Formats a month: "November 2026".
 *
 * @param day ISO date
 */
export function formatMonth(day: string, locale: Locale): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return getDateFormat(dateLocales[locale], options).format(new Date(day));
}

/**
 * Formats the name of a weekday: "Freitag", "Friday".
 *
 * @param day ISO date
 */
export function formatWeekdayName(day: string, locale: Locale): string {
  return getDateFormat(dateLocales[locale], { weekday: "long", timeZone: "UTC" }).format(new Date(day));
}

/**
 * Formats when a text was saved: "18:30", on another day "19. Nov., 18:30".
 *
 * @param isInBrowser the time zone of the reader is known there only
 */
export function formatSaveTime(date: Date, locale: Locale, isInBrowser: boolean): string {
  const options: Intl.DateTimeFormatOptions = {
    ...(!isToday(date) && { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    timeZone: isInBrowser ? undefined : timeZone,
  };
  return getDateFormat(dateLocales[locale], options).format(date);
}

/** Whether an instant is of this day where the code runs: in the browser, for its reader. */
export function isToday(date: Date): boolean {
  return date.toDateString() === currentTime().toDateString();
}
