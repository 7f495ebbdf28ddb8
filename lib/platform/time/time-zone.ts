/** Date and time of day in Berlin. */
export interface LocalTime {
  /** ISO date, "2026-11-20". */
  date: string;
  /** 1 to 12. */
  month: number;
  hour: number;
  minute: number;
}

/** Dates and times are those of Berlin, wherever the server is. */
export const timeZone = "Europe/Berlin";

// Marked as pure, so that client components that import only the constant do not get it.
const localFormat = /* @__PURE__ */ new Intl.DateTimeFormat("en-GB", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const dayMs = 86_400_000;

/** Converts an instant to date and time in Berlin. */
export function toLocalTime(now: Date): LocalTime {
  const parts = Object.fromEntries(localFormat.formatToParts(now).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  return { date: `${year}-${month}-${day}`, month: Number(month), hour: Number(hour), minute: Number(minute) };
}

/**
 * The next full hour in Berlin, among the given hours, after `now`; also on days of 23 and 25
 * hours.
 *
 * @param hours 0 to 23 except 2, which the day in spring does not have
 * @throws {RangeError} without hours
 */
export function nextHourAt(now: Date, hours: readonly number[]): Date {
  const today = Date.parse(toLocalTime(now).date);
  const instants = [today, today + dayMs].flatMap((day) => hours.map((hour) => instantOf(day, hour)));
  const next = Math.min(...instants.filter((stroke) => stroke > now.getTime()));
  if (!Number.isFinite(next)) throw new RangeError("nextHourAt: no hours");
  return new Date(next);
}

/** Milliseconds since 1970 of an hour in Berlin on a day, given as its midnight in UTC. */
function instantOf(day: number, hour: number): number {
  const localMs = day + hour * 3_600_000;
  // Berlin is one or two hours ahead of UTC.
  const match = [2, 1]
    .map((offsetHours) => localMs - offsetHours * 3_600_000)
    .find((instant) => toLocalMs(instant) === localMs);
  return match ?? Number.NaN;
}

function toLocalMs(instant: number): number {
  const { date, hour, minute } = toLocalTime(new Date(instant));
  return Date.parse(date) + hour * 3_600_000 + minute * 60_000;
}
