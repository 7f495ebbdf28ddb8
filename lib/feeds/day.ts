import { berlinTime } from "#lib/berlin.ts";

const dayLength = 86_400_000;

/** The entry whose day it is in Berlin; each has its day in turn. Throws on an empty list. */
export function pickOfDay<T>(entries: readonly T[], now: Date): T {
  const entry = entries[(Date.parse(berlinTime(now).date) / dayLength) % entries.length];
  if (entry === undefined) throw new RangeError("pickOfDay: no entries");
  return entry;
}
