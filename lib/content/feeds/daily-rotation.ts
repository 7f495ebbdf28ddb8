import type { FixedRecipe } from "#lib/platform/db/tables/feeds.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

const dayMs = 86_400_000;

/**
 * Picks one entry per day in Berlin, in turn.
 *
 * @throws {RangeError} for an empty list
 */
export function pickOfDay<T>(entries: readonly T[], now: Date): T {
  const entry = entries[(Date.parse(toLocalTime(now).date) / dayMs) % entries.length];
  if (entry === undefined) throw new RangeError("pickOfDay: no entries");
  return entry;
}

/** The id of the recipe that an editor has fixed for the day in Berlin; undefined without one. */
export function findFixedId(fixed: readonly FixedRecipe[] = [], now: Date): string | undefined {
  const { date } = toLocalTime(now);
  return fixed.find((one) => one.date === date)?.itemId;
}

/** Noon in Berlin, or an hour from it, of this and the next days. */
export function listDays(now: Date, count: number): Date[] {
  const today = Date.parse(toLocalTime(now).date);
  return Array.from({ length: count }, (_, index) => new Date(today + index * dayMs + dayMs / 2));
}
