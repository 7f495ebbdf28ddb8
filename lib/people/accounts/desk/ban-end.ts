import { nextHourAt } from "#lib/platform/time/time-zone.ts";

/** The end of a day in Berlin. @param day ISO date */
export function endOfDay(day: string): Date {
  // Noon in UTC is on the same day in Berlin.
  return nextHourAt(new Date(`${day}T12:00:00Z`), [0]);
}
