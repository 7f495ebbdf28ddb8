import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { cleanText } from "#lib/platform/text/clean-text.ts";
import { findIngredientOption } from "./find-ingredient.ts";
import type { IngredientOption } from "./ingredient-option.ts";

/** Maximum of picks per field; further ones are ignored. */
export const maxPicks = 30;
/** Choices for the number of ingredients to buy; null for any number. */
export const buyLimits = [0, 1, 2, 3, 5, null] as const;
export type BuyLimit = (typeof buyLimits)[number];

/** Names of the query parameters per language. */
export const pantryParams: Localized<Record<"have" | "without" | "buy", string>> = {
  de: { have: "habe", without: "ohne", buy: "kaufen" },
  en: { have: "have", without: "without", buy: "buy" },
};

/** Ingredients the user has, excludes and is ready to buy. */
export interface PantryQuery {
  have: IngredientOption[];
  without: IngredientOption[];
  buy: BuyLimit;
  page: number;
}

/** A query with what parsing had to leave out. */
export interface ParsedPantryQuery extends PantryQuery {
  /** Staples among the picks: assumed to be available anyway. */
  staples: IngredientOption[];
  /** Unknown words, as typed. */
  unknown: string[];
  /** More than `maxPicks` words were given. */
  isTruncated: boolean;
}

const maxWordLength = 60;
/** Unknown words of a query that are compared with all names. */
const maxMisspellings = 5;

/**
 * Parses the query string of the pantry page. Never throws: what cannot be parsed is ignored or
 * listed in `unknown`.
 *
 * @param params - Slugs or typed words; a value may hold several, separated by comma, semicolon or
 *   line.
 */
export function parsePantryQuery(
  params: Record<string, string | string[] | undefined>,
  options: readonly IngredientOption[],
  locale: Locale,
): ParsedPantryQuery {
  const paramNames = pantryParams[locale];
  const findOption = createOptionFinder(options);
  const have = matchWords(params[paramNames.have], findOption);
  const without = matchWords(params[paramNames.without], findOption);
  const isSelectableOption = ({ covers }: IngredientOption) => covers.length > 0;
  return {
    have: have.found.filter(isSelectableOption),
    without: without.found,
    staples: have.found.filter(({ isStaple }) => isStaple),
    buy: buyLimits.find((limit) => limit !== null && String(limit) === firstValue(params[paramNames.buy])) ?? null,
    page: /^[1-9]\d{0,2}$/.test(firstValue(params.page)) ? Number(firstValue(params.page)) : 1,
    unknown: [
      ...have.unknown,
      ...have.found.filter((option) => !isSelectableOption(option) && !option.isStaple).map(({ title }) => title),
      ...without.unknown,
    ],
    isTruncated: have.isTruncated || without.isTruncated,
  };
}

/** Finds the option for each word of a query, and the intended one for a few misspelled words. */
function createOptionFinder(options: readonly IngredientOption[]) {
  let left = maxMisspellings;
  return (word: string): IngredientOption | null =>
    findIngredientOption(options, word, { allowsMisspelling: false }) ??
    (left-- > 0 ? findIngredientOption(options, word) : null);
}

function matchWords(param: string | string[] | undefined, findOption: (word: string) => IngredientOption | null) {
  const words = [param ?? []]
    .flat()
    .slice(0, 10 * maxPicks)
    .flatMap((text) => cleanText(text.slice(0, 1000)).split(/[,;\n]/))
    .flatMap((word) => word.trim().slice(0, maxWordLength).trim() || []);
  const picks = [...new Set(words)].slice(0, maxPicks);
  const all = picks.map((word) => ({ word, option: findOption(word) }));
  return {
    found: [...new Set(all.flatMap(({ option }) => option ?? []))],
    unknown: all.flatMap(({ word, option }) => (option ? [] : word)),
    isTruncated: new Set(words).size > maxPicks,
  };
}

function firstValue(param: string | string[] | undefined): string {
  return (Array.isArray(param) ? param[0] : param) ?? "";
}
