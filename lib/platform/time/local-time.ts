import { toLocalTime } from "./time-zone.ts";

/** Formats an instant as the value of an input of the type "datetime-local", in Berlin. */
export function toLocalInput(instant: Date): string {
  const { date, hour, minute } = toLocalTime(instant);
  return `${date}T${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/**
 * Reads the value of an input of the type "datetime-local" as a time in Berlin.
 *
 * @returns null for anything else, and for times that the day in spring leaves out
 */
export function parseLocalInput(value: string): Date | null {
  const minutes = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.exec(value)?.[0];
  const utc = Date.parse(`${minutes}Z`);
  if (!minutes || Number.isNaN(utc)) return null;
  // Berlin is one or two hours ahead of UTC.
  const instants = [2, 1].map((offsetHours) => new Date(utc - offsetHours * 3_600_000));
  return instants.find((instant) => toLocalInput(instant) === minutes) ?? null;
}
