import type { ImportedRecipe } from "../imported-recipe.ts";
import { recipeLimits } from "../limits.ts";
import { getValues, type Thing, toText } from "./thing.ts";

const number = String.raw`(\d{1,6}(?:[.,]\d{1,6})?)`;
const isoPattern = new RegExp(
  `^P(?:${number}Y)?(?:${number}M)?(?:${number}W)?(?:${number}D)?(?:T(?:${number}H)?(?:${number}M)?(?:${number}S)?)?$`,
  "i",
);
/** Of the parts of the pattern. Years and months are written only as zero. */
const minutesPerPart = [525_600, 43_200, 10_080, 1440, 60, 1, 1 / 60];

const wordPattern = new RegExp(
  `${number}\\s*(days?|tag(?:e|en)?|h|hrs?|hours?|std|stunden?|m|mins?|minutes?|minuten?)\\b`,
  "gi",
);
const minutesPerWord: Record<string, number> = { d: 1440, t: 1440, h: 60, s: 60, m: 1 };

/**
 * Parses a duration: ISO 8601, also with several units ("P0DT1H30M"), or what some sites write
 * instead ("1 Std. 20 Min.", "45").
 *
 * @returns whole minutes, null when it is no duration or longer than a recipe may take
 * @see https://schema.org/Duration
 */
export function parseDuration(value: unknown): number | null {
  const text = toText(value)?.trim() ?? "";
  const minutes = parseIso(text) ?? parseWords(text);
  return minutes !== null && minutes <= recipeLimits.minutes ? Math.round(minutes) : null;
}

function parseIso(text: string): number | null {
  const parts = isoPattern.exec(text)?.slice(1);
  if (!parts?.some(Boolean)) return null;
  return parts.reduce((sum, part, index) => sum + toNumber(part) * (minutesPerPart[index] ?? 0), 0);
}

function parseWords(text: string): number | null {
  // A negative or broken ISO duration.
  if (/^[-+]?P[\dT]/i.test(text)) return null;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const parts = [...text.slice(0, 100).matchAll(wordPattern)];
  if (parts.length === 0) return null;
  return parts.reduce(
    (sum, [, part, word = ""]) => sum + toNumber(part) * (minutesPerWord[word.charAt(0).toLowerCase()] ?? 0),
    0,
  );
}

function toNumber(part = "0"): number {
  return Number(part.replace(",", "."));
}

/**
 * The times of a recipe. schema.org has no resting: it is what the total time has more than
 * preparing and cooking; a total beside only one of them gives the other.
 */
export function getDuration(recipe: Thing): ImportedRecipe["duration"] {
  const [prepTime, cookTime, performTime, totalTime] = ["prepTime", "cookTime", "performTime", "totalTime"].map(
    (property) =>
      getValues(recipe, property)
        .map(parseDuration)
        .find((minutes) => minutes !== null) ?? null,
  );
  const baking = cookTime ?? performTime ?? null;
  const preparation = prepTime ?? null;
  const rest = (totalTime ?? 0) - (preparation ?? 0) - (baking ?? 0);
  if (rest <= 0) return { preparation, baking, resting: null };
  if (!preparation) return { preparation: rest, baking, resting: null };
  return baking === null ? { preparation, baking: rest, resting: null } : { preparation, baking, resting: rest };
}
