import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { IngredientMeasures, UnitNames } from "./format-amount.ts";
import { parseMarkup } from "./parse.ts";
import { toPlainText } from "./plain-text.ts";
import { type NounValue, splitUsNouns } from "./us-nouns.ts";
import type { AmountValue, MarkupPart, MarkupValue } from "./values.ts";

/**
 * An amount with what is known of its row: the position of its group, whose servings may be chosen
 * apart, and how its ingredient is measured.
 */
export type RecipeTextAmount = AmountValue & IngredientMeasures & { group: number | null };

/** A piece of a text of a recipe. */
export type RecipeTextPart = string | Exclude<MarkupValue, AmountValue> | RecipeTextAmount | NounValue;

/** The row of an ingredient, in the order of the list. */
export interface RecipeTextRow extends IngredientMeasures {
  /** Of the ingredient. */
  key: string;
  group: number;
}

interface RecipeTextOptions {
  unitNames: UnitNames;
  rows: RecipeTextRow[];
  /** American words by the British ones; English texts show them beside US units. */
  usNouns?: ReadonlyMap<string, string>;
}

const noNouns: ReadonlyMap<string, string> = new Map();

/** Reads a stored text: without markup, and in parts for a page that shows its values. */
export function readRecipeText(
  text: string,
  locale: Locale,
  { unitNames, rows, usNouns = noNouns }: RecipeTextOptions,
): { plain: string; parts: RecipeTextPart[] } {
  const { parts } = parseMarkup(text);
  return {
    plain: toPlainText(parts, locale, unitNames),
    parts: parts.flatMap((part, index): RecipeTextPart | RecipeTextPart[] => {
      if (typeof part === "string") return splitUsNouns(part, usNouns);
      if (part.type === "length") return { ...part, ...(isBeforeNoun(parts[index + 1]) && { isAttributive: true }) };
      return part.type === "amount" ? addRow(part, rows) : part;
    }),
  };
}

/** What a length can stand before as an adjective: "3 cm pieces", "1 cm dice"; not "3 cm thick". */
const measuredNoun = /^ (?!(?:across|less|is|as)\b)(?:\p{Ll}{2,}s|dice|layer|piece|square|round|cube|slice|strip)\b/u;

const isBeforeNoun = (next: MarkupPart | undefined) => typeof next === "string" && measuredNoun.test(next);

function addRow(amount: AmountValue, rows: RecipeTextRow[]): RecipeTextAmount {
  const row = rows.filter(({ key }) => key === amount.ingredient)[amount.occurrence - 1];
  const { group = null, density = null, usForm, pieceGrams } = row ?? {};
  return { ...amount, group, density, usForm, pieceGrams };
}
