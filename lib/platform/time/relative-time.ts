const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/**
 * Writes when a wait is over, rounded up: "in 45 seconds", "in 2 minutes", "in 90 minutes". Number
 * and unit stay on one line.
 */
export function formatWait(seconds: number, locale: string): string {
  const [unit, length] =
    units.find(([name, unitSeconds]) => seconds >= (name === "minute" ? 1 : 2) * unitSeconds) ??
    (["second", 1] as const);
  return new Intl.RelativeTimeFormat(locale).format(Math.ceil(seconds / length), unit).replace(/(\d) /, "$1\u00a0");
}

/** Writes how long ago something was: "3 days ago", and below a minute "this minute". */
export function formatAge(seconds: number, locale: string): string {
  const [unit, length] = units.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ["minute", 60];
  const count = Math.floor(Math.max(0, seconds) / length);
  return new Intl.RelativeTimeFormat(locale, { numeric: count === 0 ? "auto" : "always" }).format(-count, unit);
}
