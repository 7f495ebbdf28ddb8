const dayLength = 86_400_000;

/** The entry whose day it is in Berlin; each has its day in turn. Throws on an empty list. */
export function pickOfDay<T>(entries: readonly T[], now: Date): T {
  const date = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(now);
  const entry = entries[(Date.parse(date) / dayLength) % entries.length];
  if (entry === undefined) throw new RangeError("pickOfDay: no entries");
  return entry;
}
