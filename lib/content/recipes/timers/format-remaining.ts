const padTwo = (n: number) => String(n).padStart(2, "0");

/** What is left in whole seconds, rounded up: 00:00 shows when a timer has finished, not before. */
export function toRemainingSeconds(remainingMs: number): number {
  return Math.max(0, Math.ceil(remainingMs / 1000));
}

/** Formats seconds as mm:ss, from an hour on as h:mm:ss. */
export function formatRemaining(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = padTwo(Math.floor((seconds % 3600) / 60));
  const rest = padTwo(seconds % 60);
  return hours > 0 ? `${hours}:${minutes}:${rest}` : `${minutes}:${rest}`;
}

/** Formats seconds as an ISO 8601 duration for `datetime` attributes: 150 is "PT2M30S". */
export function toIsoSeconds(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), "H"],
    [Math.floor((seconds % 3600) / 60), "M"],
    [seconds % 60, "S"],
  ];
  return `PT${parts.flatMap(([value, unit]) => (value ? [`${value}${unit}`] : [])).join("") || "0S"}`;
}
