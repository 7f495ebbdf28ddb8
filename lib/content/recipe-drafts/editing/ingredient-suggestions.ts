import { normalizeText } from "#lib/measures/kitchen-text/normalize.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import type { DraftIngredient } from "../draft.ts";
import type { DraftLookups } from "./lookups.ts";

type Entry = DraftLookups["ingredients"][number];

/** Longer input is no name of an ingredient. */
const maxTypedLength = 60;

/**
 * Suggests ingredients for a typed name, in any language of the site; the ones that begin as typed
 * come first.
 *
 * @returns At most `limit` entries, best first.
 */
export function suggestIngredients(lexicon: readonly Entry[], typed: string, limit: number): Entry[] {
  if (typed.length > maxTypedLength) return [];
  const text = normalizeText(typed, "de").trim();
  if (text === "") return [];
  const scored = lexicon.map((entry) => ({ entry, ...scoreEntry(entry, text) }));
  return scored
    .filter(({ score }) => score < 4)
    .sort((a, b) => a.score - b.score || a.length - b.length)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

function scoreEntry({ names, synonyms = [] }: Entry, text: string): { score: number; length: number } {
  const words = [...locales.flatMap((locale) => [names[locale].one, names[locale].many]), ...synonyms];
  const scores = words.map((word) => {
    const name = normalizeText(word, "de");
    const score = scoreName(name, text);
    return { score, length: name.length };
  });
  return scores.reduce((a, b) => (b.score < a.score ? b : a));
}

function scoreName(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (name.includes(` ${text}`)) return 2;
  return text.length > 2 && name.includes(text) ? 3 : 4;
}

/** The name of an ingredient beside an amount: "1 Ei", "500 g Tomaten". */
export function formatIngredientName(
  { names }: Pick<Entry, "names">,
  { amount, amountMax, unit }: Pick<DraftIngredient, "amount" | "amountMax" | "unit">,
  language: Locale,
): string {
  const isOne = unit === null && amountMax === null && amount !== null && amount <= 1;
  return isOne ? names[language].one : names[language].many;
}
