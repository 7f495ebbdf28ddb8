import { editDistance } from "#lib/content/search-index/edit-distance.ts";
import { findConcepts } from "#lib/content/search-index/vocabulary.ts";
import { normalizeText, tokenize } from "#lib/measures/kitchen-text/normalize.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import type { IngredientOption } from "./ingredient-option.ts";

/** Longer input is cut: no ingredient has a longer name. */
const maxTypedLength = 60;
/** Scores from here on are no match, or a match by edit distance only. */
const misspelledScore = 9;

interface MatchOptions {
  /** Whether small misspellings are looked for where nothing else matches. */
  allowsMisspelling?: boolean;
}

/**
 * Finds the options a typed word may mean, in either language: any spelling, plurals, regional
 * words, prefixes and small misspellings.
 *
 * @returns At most `limit` options, best first.
 */
export function findIngredientOptions(
  options: readonly IngredientOption[],
  typed: string,
  limit: number,
  { allowsMisspelling = true }: MatchOptions = {},
): IngredientOption[] {
  const text = normalizeText(typed.slice(0, maxTypedLength), "de").trim().replace(/\s+/g, " ");
  if (!text) return [];
  const typedConcepts = new Set(
    locales.flatMap((locale) => findConcepts(tokenize(typed.slice(0, maxTypedLength), locale), locale)),
  );
  const typedLower = typed.trim().toLowerCase();
  const found = options.flatMap((option) => {
    const score = scoreOf(option, text, typedConcepts);
    return score < misspelledScore ? [{ option, score: score + tieBreakScore(option, typedLower) }] : [];
  });
  const matches =
    found.length > 0 || !allowsMisspelling
      ? found
      : options.flatMap((option) => matchMisspelling(option, text, typedLower));
  return matches
    .toSorted((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ option }) => option);
}

/** Finds the option for a slug of an address or for a typed word; null when there is none. */
export function findIngredientOption(
  options: readonly IngredientOption[],
  typed: string,
  match?: MatchOptions,
): IngredientOption | null {
  return options.find(({ slug }) => slug === typed) ?? findIngredientOptions(options, typed, 1, match)[0] ?? null;
}

function scoreOf(
  { names, terms, concepts, broaderConcepts }: IngredientOption,
  text: string,
  typedConcepts: Set<string>,
): number {
  if (names.includes(text)) return 0;
  if (concepts.some((key) => typedConcepts.has(key))) return terms.includes(text) ? 1 : 2;
  if (names.some((name) => name.startsWith(text))) return 3;
  if (terms.some((term) => term.startsWith(text))) return 4;
  if (names.some((name) => name.includes(` ${text}`))) return 5;
  if (broaderConcepts.some((key) => typedConcepts.has(key))) return 6;
  return text.length > 2 && names.some((name) => name.includes(text)) ? 7 : misspelledScore;
}

/**
 * Ranks an ingredient before what is made of it, and a title that begins as typed before others.
 */
function tieBreakScore({ names, terms, title }: IngredientOption, typedLower: string): number {
  const isItself = names.some((name) => terms.includes(name));
  return (isItself ? 0 : 0.5) + (title.toLowerCase().startsWith(typedLower) ? 0 : 0.25);
}

function matchMisspelling(option: IngredientOption, text: string, typedLower: string) {
  const limit = text.length > 6 ? 2 : text.length > 3 ? 1 : 0;
  if (limit === 0) return [];
  const distances = [...option.names, ...option.terms]
    .filter((word) => Math.abs(word.length - text.length) <= limit)
    .map((word) => editDistance(word, text, limit));
  const minDistance = Math.min(...distances);
  return minDistance <= limit
    ? [{ option, score: misspelledScore + minDistance + tieBreakScore(option, typedLower) }]
    : [];
}
