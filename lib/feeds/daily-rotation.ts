import { toLocalTime } from "#lib/time/time-zone.ts";

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
