import { nextHourAt, toLocalTime } from "#lib/platform/time/time-zone.ts";

const friday = 5;
const digestHour = 7;
const halfDayMs = 43_200_000;

/**
 * The latest time for digests that is not after `now`: Fridays at 7 o'clock in Berlin, before the
 * shopping of the weekend.
 */
export function lastDigestTime(now: Date): Date {
  // Steps of half a day, because a day may have only 23 hours.
  for (let start = now.getTime() - halfDayMs; ; start -= halfDayMs) {
    const time = nextHourAt(new Date(start), [digestHour]);
    if (time <= now && new Date(toLocalTime(time).date).getUTCDay() === friday) return time;
  }
}
