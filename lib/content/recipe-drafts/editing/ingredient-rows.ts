import { parseIngredientLine } from "#lib/measures/kitchen-text/ingredient-line.ts";
import { createIngredientMatcher, type MatchIngredient } from "#lib/measures/kitchen-text/ingredient-matcher.ts";
import { shopUnits } from "#lib/measures/units/shop-units.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { normalizeUserLine, normalizeUserText } from "#lib/platform/text/user-text.ts";
import { countRows, createIngredient } from "../draft/list-changes.ts";
import type { DraftContent, DraftIngredient } from "../draft.ts";
import { draftLimits } from "../limits.ts";
import type { DraftLookups } from "./lookups.ts";

/** Reads rows of ingredients with the site's lexicon and units. */
export interface RowReader {
  match: MatchIngredient;
  /** Reads a line: "1 ½ EL Olivenöl, plus etwas mehr". */
  readLine: (line: string, language: Locale) => DraftIngredient;
}

/** Creates the reader once per page: it looks up names in the whole lexicon. */
export function createRowReader({ ingredients, units }: DraftLookups): RowReader {
  const match = createIngredientMatcher(ingredients);
  const codes = new Set(units.map(({ code }) => code));
  return { match, readLine };

  function readLine(line: string, language: Locale): DraftIngredient {
    const text = normalizeUserLine(line).replace(/[{}]/g, "");
    const parsed = parseIngredientLine(text, language, match);
    const isStored = parsed.unit === null || codes.has(parsed.unit);
    const shopUnit = isStored ? undefined : shopUnits[parsed.unit ?? ""]?.[language];
    // Recipes have no jars and cubes: "2 Würfel Hefe" are two of "Würfel Hefe".
    const word = shopUnit && (parsed.amount && parsed.amount.from <= 1 ? shopUnit.one : shopUnit.many);
    const name = (word ? `${word} ${parsed.name}` : parsed.name).slice(0, draftLimits.ingredientName);
    return {
      ...createIngredient(),
      name,
      ingredientId: match(name, language),
      amount: parsed.amount?.from ?? null,
      amountMax: parsed.amount?.to ?? null,
      unit: isStored ? parsed.unit : null,
      addition: { de: "", en: "", [language]: parsed.note.slice(0, draftLimits.note) },
    };
  }
}

/**
 * A content as the editor of its ingredients shows it: one without groups has a row to type in,
 * which is stored once something is. Its id is the same on the server and in the browser.
 */
export function withFirstRow(content: DraftContent): DraftContent {
  if (content.groups.length > 0) return content;
  const row = { ...createIngredient(), id: "first" };
  return { ...content, groups: [{ heading: { de: "", en: "" }, ingredients: [row] }] };
}

/**
 * Adds pasted lines to a group, one row each; empty rows at its end are filled first. Lines above
 * the limit of a draft are left out.
 *
 * @returns the content and how many rows it has got
 */
export function addIngredientLines(
  content: DraftContent,
  group: number,
  text: string,
  { readLine }: RowReader,
): { content: DraftContent; count: number } {
  const lines = normalizeUserText(text.slice(0, maxPastedLength)).split("\n").filter(Boolean);
  const target = content.groups[group];
  if (!target) return { content, count: 0 };
  const filled = target.ingredients.slice(0, target.ingredients.findLastIndex((row) => !isEmptyRow(row)) + 1);
  const free = draftLimits.ingredients - countRows(content) + target.ingredients.length - filled.length;
  const rows = lines.slice(0, Math.max(0, free)).map((line) => readLine(line, content.language));
  if (rows.length === 0) return { content, count: 0 };
  const ingredients = [...filled, ...rows];
  const groups = content.groups.map((one, g) => (g === group ? { ...one, ingredients } : one));
  return { content: { ...content, groups }, count: rows.length };
}

const maxPastedLength = 20_000;

/** Whether nothing is typed into a row. */
export function isEmptyRow({ name, ingredientId, amount, unit, characteristic, addition }: DraftIngredient): boolean {
  const notes = [...Object.values(characteristic), ...Object.values(addition)];
  return name === "" && ingredientId === null && amount === null && unit === null && notes.every((note) => note === "");
}

/**
 * Finds the ingredients of the lexicon for names that were typed without script. A row whose name
 * no longer names its ingredient gets another one, or none.
 */
export function recognizeIngredients(content: DraftContent, { ingredients }: DraftLookups, { match }: RowReader) {
  const names = new Map(ingredients.map((one) => [one.id, one.names]));
  const groups = content.groups.map((group) => ({
    ...group,
    ingredients: group.ingredients.map((row) => {
      if (row.name === "") return row;
      const own = row.ingredientId === null ? undefined : names.get(row.ingredientId);
      const isNamed = own && Object.values(own).some(({ one, many }) => row.name === one || row.name === many);
      return isNamed ? row : { ...row, ingredientId: match(row.name, content.language) };
    }),
  }));
  return { ...content, groups };
}
