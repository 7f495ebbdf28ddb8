import { parseTypedNumber, typedNumberPattern } from "#lib/measures/units/typed-number.ts";

const timePattern = new RegExp(
  String.raw`(?<!\d)(?:${typedNumberPattern}\s{0,3}(?:[-–]|bis|to)\s{0,3})?(${typedNumberPattern})\s{0,3}(\p{L}+|['’′])\.?`,
  "giu",
);
const timeUnits: [RegExp, number][] = [
  [/^(?:min|mins|minuten?|minutes?|m|['’′])$/i, 1],
  [/^(?:h|std|stunden?|hours?|hrs?|hr)$/i, 60],
  [/^(?:tage?n?|days?)$/i, 1440],
];

/**
 * Reads a duration: "1 Std. 30 Min.", "1 hr 20 mins", "1:30 h", "20–30 Minuten" (the longer one).
 *
 * @returns Whole minutes; null when the text says anything else.
 */
export function parseMinutes(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})\s*(?:h|std\.?|stunden|hours?)?$/i.exec(text.trim()) ?? [];
  if (hours && minutes) return Number(hours) * 60 + Number(minutes);
  let sum = 0;
  const rest = text.replace(timePattern, (all, number: string, unit: string) => {
    const factor = timeUnits.find(([pattern]) => pattern.test(unit))?.[1];
    if (!factor) return all;
    sum += parseTypedNumber(number, null) * factor;
    return "";
  });
  const isOnly = /^[\s,]*(?:(?:ca\.?|etwa|about|und|and|approx\.?)[\s,]*)*$/i.test(rest);
  const rounded = Math.round(sum);
  return isOnly && rounded > 0 && rounded <= 20_160 ? rounded : null;
}
