import type { Locale } from "#lib/i18n/locales.ts";

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The month (1–12) of this moment on a wall calendar in Berlin. */
export function monthInBerlin(now: Date): number {
  return Number(new Intl.DateTimeFormat("en", { month: "numeric", timeZone: "Europe/Berlin" }).format(now));
}

/** Whether these months have a season and `month` is in it; what is there all year round (no months, or all) has none. */
export function isInSeason(season: readonly number[], month: number): boolean {
  return season.includes(month) && hasSeason(season);
}

/** Whether there are months in which it is better than in others. */
export function hasSeason(season: readonly number[]): boolean {
  return season.length > 0 && months.some((month) => !season.includes(month));
}

/** The last month of the run of months that `month` is in, which may go on over New Year; null when it is in none. */
export function seasonEnd(season: readonly number[], month: number): number | null {
  if (!isInSeason(season, month)) return null;
  let last = month;
  while (season.includes(next(last))) last = next(last);
  return last;
}

function next(month: number): number {
  return (month % 12) + 1;
}

/** The twelve months from January on, as their numbers and words. */
export function monthNames(locale: Locale, width: "long" | "short"): { month: number; name: string }[] {
  const format = new Intl.DateTimeFormat(locale, { month: width, timeZone: "UTC" });
  return months.map((month) => ({ month, name: format.format(Date.UTC(2026, month - 1, 15)) }));
}

/** One month as a word. */
export function monthName(locale: Locale, month: number): string {
  return monthNames(locale, "long").find((one) => one.month === month)?.name ?? "";
}
