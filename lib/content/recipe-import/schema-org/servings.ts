import type { ImportedRecipe } from "../imported-recipe.ts";
import { recipeLimits } from "../limits.ts";
import { toLine } from "./plain-text.ts";
import { getLine, getValues, isThing, type Thing, toText } from "./thing.ts";

const portionWords = /portion|serving|person|\bpers\b|people|leute|esser|gäste|guests|adult|erwachsen/i;
/** Words around the amount that say nothing about what there is. */
const fillerWords =
  /\b(?:für|for|ergibt|makes|yields?|serves|about|approx|circa|ca|etwa|rund|bis|to|zu|or|oder|und|and)\b/gi;
/** "500 g": as much as that is no number of portions. */
const measurePattern = /^\s*(?:g|kg|ml|cl|dl|l|gramm|grams?|kilo\w*|liter|litres?|oz|ounces?|cups?|quarts?|pints?)\b/i;

/** More values are not read. */
const maxValues = 20;

type Servings = NonNullable<ImportedRecipe["servings"]>;

/**
 * The servings of a recipe from `recipeYield`: "4", "4–6 Portionen", "12 Muffins" (pieces), or a
 * list of those, where the one with words counts. Of a range its start.
 *
 * @see https://schema.org/recipeYield
 */
export function getServings(recipe: Thing): ImportedRecipe["servings"] {
  const values = [...getValues(recipe, "recipeYield"), ...getValues(recipe, "yield")].slice(0, maxValues);
  const candidates = values.map(describe).flatMap((text) => parseServings(text) ?? []);
  return (candidates.find(({ hasWord }) => hasWord) ?? candidates[0])?.servings ?? null;
}

/** A value, or a `QuantitativeValue`, as text. */
function describe(value: unknown): string {
  if (!isThing(value)) return toLine(toText(value) ?? "");
  return [getLine(value, "value"), getLine(value, "unitText")].filter(Boolean).join(" ");
}

function parseServings(text: string): { servings: Servings; hasWord: boolean } | null {
  const match = /\d{1,6}/.exec(text);
  if (!match) return null;
  const amount = Number(match[0]);
  const rest = text.slice(match.index + match[0].length);
  if (amount < 1 || amount > recipeLimits.servings || measurePattern.test(rest)) return null;
  const words = text.slice(0, 200).replace(fillerWords, "");
  const hasWord = /\p{L}/u.test(words);
  return { servings: { amount, type: hasWord && !portionWords.test(words) ? "piece" : "portion" }, hasWord };
}
