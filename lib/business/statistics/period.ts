import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

/** Days of the periods that are one click away, today included. */
export const periodDays = [7, 30, 90] as const;
type PeriodDays = (typeof periodDays)[number];

/** First and last day in Berlin, as ISO dates. */
export interface Period {
  from: string;
  to: string;
  /** Null for days that were chosen freely. */
  days: PeriodDays | null;
}

const defaultDays: PeriodDays = 30;
/** Counts are deleted after 13 months. */
const maxDays = 400;
const dayMs = 86_400_000;

type Param = string | string[] | undefined;

/** Reads the period of a page: `days`, or `from` and `to`. What makes no sense is the default. */
export function parsePeriod(params: { days?: Param; from?: Param; to?: Param }, now = currentTime()): Period {
  const today = toLocalTime(now).date;
  const [from, to] = [toDay(params.from), toDay(params.to) ?? today];
  if (from !== null && params.days === undefined && from <= to && countDays(from, to) <= maxDays) {
    return { from, to, days: null };
  }
  const days = periodDays.find((known) => String(known) === params.days) ?? defaultDays;
  return { from: addDays(today, 1 - days), to: today, days };
}

/** The parameters of the address of a period; none for the default. */
export function toPeriodParams({ from, to, days }: Period): Record<string, string> {
  if (days === defaultDays) return {};
  return days === null ? { from, to } : { days: String(days) };
}

/** All days of a period. */
export function listDays({ from, to }: Period): string[] {
  return Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index));
}

function toDay(param: Param): string | null {
  if (typeof param !== "string" || !/^20\d\d-\d\d-\d\d$/.test(param)) return null;
  const time = Date.parse(param);
  // "2026-02-31" would be a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== param ? null : param;
}

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
