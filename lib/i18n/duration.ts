export interface Span {
  unit: "minutes" | "hours";
  /** "35" for minutes, "1:35" for hours. */
  value: string;
}

const two = (n: number) => String(n).padStart(2, "0");

/** Minutes as a reader says them: up to 59 as they are, above as hours and minutes. The unit's word is a message (`ui.duration`). */
export function spanOf(minutes: number): Span {
  const whole = Math.round(minutes);
  if (whole < 60) return { unit: "minutes", value: String(whole) };
  return { unit: "hours", value: `${Math.floor(whole / 60)}:${two(whole % 60)}` };
}

/** Minutes as an ISO 8601 duration for `datetime` attributes and structured data: 95 is "PT1H35M", 0 is "PT0M". */
export function isoDuration(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return `PT${hours ? `${hours}H` : ""}${rest || !hours ? `${rest}M` : ""}`;
}

/** Seconds on the face of a timer, mm:ss; minutes go on counting above 59. */
export function timerFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}
