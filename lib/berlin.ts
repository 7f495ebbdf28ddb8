/** What clocks and calendars in Berlin show. */
export interface BerlinTime {
  /** "2026-11-20" */
  date: string;
  /** 1–12 */
  month: number;
  hour: number;
  minute: number;
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Berlin",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const dayLength = 86_400_000;

export function berlinTime(now: Date): BerlinTime {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = part;
  return { date: `${year}-${month}-${day}`, month: Number(month), hour: Number(hour), minute: Number(minute) };
}

/** The next instant after `now` at which it strikes one of these hours in Berlin, on short and long days too; not 2, which a spring day lacks. */
export function nextStroke(now: Date, hours: readonly number[]): Date {
  const today = Date.parse(berlinTime(now).date);
  const strokes = [today, today + dayLength].flatMap((day) => hours.map((hour) => strokeOf(day, hour)));
  const next = Math.min(...strokes.filter((stroke) => stroke > now.getTime()));
  if (!Number.isFinite(next)) throw new RangeError("nextStroke: no hours");
  return new Date(next);
}

/** Milliseconds since 1970 when it strikes this hour in Berlin on that day, which is given as its midnight in UTC. */
function strokeOf(day: number, hour: number): number {
  const wanted = day + hour * 3_600_000;
  // Berlin is one hour ahead of UTC or two.
  const found = [2, 1].map((ahead) => wanted - ahead * 3_600_000).find((instant) => shown(instant) === wanted);
  return found ?? Number.NaN;
}

function shown(instant: number): number {
  const { date, hour, minute } = berlinTime(new Date(instant));
  return Date.parse(date) + hour * 3_600_000 + minute * 60_000;
}
