import { numberWords } from "#lib/measures/units/typed-number.ts";
import { parseMinutes } from "./minutes.ts";

/** Longer texts are not looked at, so that the cost of the patterns has a bound. */
export const maxDurationLength = 40;
const units = "(?:h|std|stunden?|hours?|hrs?|m|min|mins|minuten?|minutes?)";
/** "anderthalb Stunden", "half an hour", "eine Dreiviertelstunde". */
const wordPattern = new RegExp(
  String.raw`^(?:eine |an? )?(${[...numberWords.keys()].join("|")})(?: an?)? ?(?=${units}\.?$)`,
);
const nonePattern = new RegExp(String.raw`^0+ ?${units}?\.?$`);

/**
 * Reads a duration as it is typed into a field: "90", "1 h", "1:30", "1 Std 20", "1½ Stunden",
 * "half an hour". A number without a unit is minutes.
 *
 * @returns whole minutes, null for an empty text, undefined for anything else
 */
export function parseTypedDuration(text: string): number | null | undefined {
  const typed = text.trim().toLowerCase().replace(/\s+/g, " ");
  if (typed === "") return null;
  if (text.length > maxDurationLength) return undefined;
  if (nonePattern.test(typed)) return 0;
  if (/^\d+$/.test(typed)) return Number(typed);
  const inDigits = typed.replace(wordPattern, (_, word: string) => `${numberWords.get(word)} `);
  // "1 Std 20", "1h30".
  const isOpen = /[a-z]\.? ?\d{1,2}$/.test(inDigits);
  return parseMinutes(isOpen ? `${inDigits} min` : inDigits) ?? undefined;
}
