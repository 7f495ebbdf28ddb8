import { toLocalTime } from "#lib/platform/time/time-zone.ts";

const dayMs = 86_400_000;

/** Reads a month like "2026-12"; without a valid one it is that of `now` in Berlin. */
export function readMonth(value: unknown, now: Date): string {
  const isMonth = typeof value === "string" && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(value);
  return isMonth ? value : toLocalTime(now).date.slice(0, 7);
}

/** The month before (-1) or after (1). */
export function shiftMonth(month: string, by: -1 | 1): string {
  const shifted = new Date(`${month}-01`);
  shifted.setUTCMonth(shifted.getUTCMonth() + by);
  return shifted.toISOString().slice(0, 7);
}

/** The days of a month in whole weeks from Monday to Sunday, as ISO dates. */
export function listWeeks(month: string): string[][] {
  const first = Date.parse(`${month}-01`);
  const last = Date.parse(`${shiftMonth(month, 1)}-01`) - dayMs;
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs;
  const weeks: string[][] = [];
  for (let start = monday; start <= last; start += 7 * dayMs) {
    weeks.push(Array.from({ length: 7 }, (_, day) => new Date(start + day * dayMs).toISOString().slice(0, 10)));
  }
  return weeks;
}
