import { detectValues } from "./detect.ts";
import { parseMarkup } from "./parse.ts";
import { serializeValue } from "./serialize.ts";
import type { MarkupValue } from "./values.ts";

/** `excerpt` is the text or value at fault, `index` where it begins in its text. */
export interface LintProblem {
  code: "malformed" | "unmarked" | "unknownIngredient" | "differentValues";
  excerpt: string;
  index: number;
}

/**
 * Finds what is wrong with the markup of a text: malformed values, numbers with a unit outside of
 * values, and amounts of ingredients that the recipe does not list.
 *
 * @param ingredients the key of the ingredient of each row, with repetitions.
 */
export function lintText(text: string, ingredients: string[]): LintProblem[] {
  const { parts, malformed } = parseMarkup(text);
  const problems: LintProblem[] = malformed.map((one) => ({ code: "malformed", ...one }));
  let index = 0;
  for (const part of parts) {
    if (typeof part === "string") problems.push(...findUnmarked(part, index));
    else if (!isListed(part, ingredients))
      problems.push({ code: "unknownIngredient", excerpt: serializeValue(part), index });
    index += (typeof part === "string" ? part : serializeValue(part)).length;
  }
  return problems.sort((a, b) => a.index - b.index);
}

function findUnmarked(text: string, offset: number): LintProblem[] {
  // Malformed values stand in the text and are reported as such.
  const prose = text.replace(/\{[^{}]*\}/g, (value) => " ".repeat(value.length));
  return detectValues(prose).map(({ index, length }) => ({
    code: "unmarked",
    excerpt: text.slice(index, index + length),
    index: offset + index,
  }));
}

function isListed(value: MarkupValue, ingredients: string[]): boolean {
  if (value.type !== "amount" || value.ingredient === null) return true;
  return ingredients.filter((key) => key === value.ingredient).length >= value.occurrence;
}

/**
 * Finds values that one language of a text has and the other lacks, in any order; words ("Ei",
 * "egg") may differ.
 */
export function lintTranslation(text: string, translation: string): LintProblem[] {
  const [values, translated] = [listValues(text), listValues(translation)];
  return [...subtract(values, translated), ...subtract(translated, values)].map((value) => ({
    code: "differentValues",
    ...value,
  }));
}

interface ListedValue {
  /** The value without words. */
  excerpt: string;
  index: number;
}

function listValues(text: string): ListedValue[] {
  let index = 0;
  return parseMarkup(text).parts.flatMap((part) => {
    const start = index;
    index += (typeof part === "string" ? part : serializeValue(part)).length;
    if (typeof part === "string") return [];
    const value = part.type === "amount" ? { ...part, noun: null } : part;
    return { excerpt: serializeValue(value), index: start };
  });
}

/** The values of one list that the other does not have as often. */
function subtract(values: ListedValue[], others: ListedValue[]): ListedValue[] {
  const remaining = others.map(({ excerpt }) => excerpt);
  return values.filter(({ excerpt }) => {
    const position = remaining.indexOf(excerpt);
    if (position < 0) return true;
    remaining.splice(position, 1);
    return false;
  });
}
