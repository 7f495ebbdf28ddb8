import { getDateFormat } from "#lib/platform/i18n/intl-formats.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Returns the current month (1–12) in Berlin. */
export function getBerlinMonth(now: Date): number {
  return toLocalTime(now).month;
}

/** Whether `month` is in season. An ingredient of all twelve months, or of none, has no season. */
export function isInSeason(season: readonly number[], month: number): boolean {
  return season.includes(month) && hasSeason(season);
}

/** Whether some months are in season and some are not. */
export function hasSeason(season: readonly number[]): boolean {
  return season.length > 0 && months.some((month) => !season.includes(month));
}

/**
 * Returns the last of the consecutive months in season that include `month`, possibly across New
 * Year; null when `month` is out of season.
 */
export function getSeasonEnd(season: readonly number[], month: number): number | null {
  if (!isInSeason(season, month)) return null;
  let last = month;
  while (season.includes(nextMonth(last))) last = nextMonth(last);
  return last;
}

function nextMonth(month: number): number {
  return (month % 12) + 1;
}

/** Lists the twelve months with their names, January first. */
export function getMonthNames(locale: Locale, width: "long" | "short"): { month: number; name: string }[] {
  const format = getDateFormat(locale, { month: width, timeZone: "UTC" });
  return months.map((month) => ({ month, name: format.format(Date.UTC(2026, month - 1, 15)) }));
}

/** Returns the full name of a month (1–12). */
export function getMonthName(locale: Locale, month: number): string {
  return getMonthNames(locale, "long").find((one) => one.month === month)?.name ?? "";
}
