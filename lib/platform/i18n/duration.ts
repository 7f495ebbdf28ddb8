interface DurationParts {
  unit: "minutes" | "hours";
  /** "35" for minutes, "1:35" for hours. */
  value: string;
}

const padTwo = (n: number) => String(n).padStart(2, "0");

/**
 * A duration for display: minutes up to 59, then hours and minutes. The message `ui.duration` adds
 * the unit.
 *
 * @param minutes rounded to whole minutes
 */
export function toDurationParts(minutes: number): DurationParts {
  const { hours, minutes: rest } = toHoursAndMinutes(minutes);
  if (hours === 0) return { unit: "minutes", value: String(rest) };
  return { unit: "hours", value: `${hours}:${padTwo(rest)}` };
}

/** A duration in hours and minutes for the message `ui.duration.words`, which is read aloud. */
export function toHoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  const rounded = Math.round(minutes);
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 };
}

/**
 * An ISO 8601 duration for `datetime` attributes and structured data: 95 is "PT1H35M", 0 is "PT0M".
 */
export function toIsoDuration(minutes: number): string {
  const { hours, minutes: rest } = toHoursAndMinutes(minutes);
  return `PT${hours ? `${hours}H` : ""}${rest || !hours ? `${rest}M` : ""}`;
}

/** Formats seconds of a timer as mm:ss; minutes may exceed 59. */
export function formatTimer(seconds: number): string {
  const rounded = Math.max(0, Math.ceil(seconds));
  return `${padTwo(Math.floor(rounded / 60))}:${padTwo(rounded % 60)}`;
}
