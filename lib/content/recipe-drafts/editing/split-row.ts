import type { Locale } from "#lib/platform/i18n/locales.ts";
import { countRows, createIngredient, findRemovable } from "../draft/list-changes.ts";
import type { DraftContent, DraftIngredient } from "../draft.ts";
import { draftLimits } from "../limits.ts";
import type { RowReader } from "./ingredient-rows.ts";

const word = / (?:und|and|sowie|&|\+|u\.) /i;
const comma = /, /;

type NamedRow = Pick<DraftIngredient, "name" | "ingredientId">;

/**
 * Divides the name of a row that names two things, "Salz und Pfeffer". Each part keeps the words of
 * the cook. What the lexicon knows as one thing is one; beside a comma it has to know both parts,
 * because most say how the first one is.
 *
 * @returns null for a row that names one thing
 */
export function splitName({ name, ingredientId }: NamedRow, language: Locale, { match }: RowReader) {
  if (name.length > draftLimits.ingredientName || ingredientId !== null) return null;
  const isKnown = (part: string) => match(part, language) !== null;
  return splitAt(word, name, (part) => /\p{L}/u.test(part)) ?? splitAt(comma, name, isKnown);
}

function splitAt(joint: RegExp, name: string, isPart: (part: string) => boolean): [string, string] | null {
  const found = joint.exec(name);
  if (!found) return null;
  const [first, second] = [name.slice(0, found.index).trim(), name.slice(found.index + found[0].length).trim()];
  return isPart(first) && isPart(second) ? [first, second] : null;
}

/**
 * Divides a row into two: the first keeps the amount and all else, the second has the name only.
 * Steps that use the row use both. Returns the content itself where the row names one thing, or no
 * further row fits.
 */
export function splitRow(content: DraftContent, rowId: string, reader: RowReader): DraftContent {
  const found = findRemovable(content, rowId);
  const names = found && splitName(found.row, content.language, reader);
  if (!names || countRows(content) >= draftLimits.ingredients) return content;
  const { row, group, index } = found;
  const named = (name: string) => ({ name, ingredientId: reader.match(name, content.language) });
  const added = { ...createIngredient(), ...named(names[1]) };
  const rows = [{ ...row, ...named(names[0]) }, added];
  const groups = content.groups.map((one, g) =>
    g === group ? { ...one, ingredients: one.ingredients.toSpliced(index, 1, ...rows) } : one,
  );
  const steps = content.steps.map((step) => {
    const use = step.ingredients.findIndex(({ id }) => id === rowId);
    if (use < 0) return step;
    return { ...step, ingredients: step.ingredients.toSpliced(use + 1, 0, { id: added.id, amount: null }) };
  });
  return { ...content, groups, steps };
}

const maxLineLength = 500;

/** Divides a line of an imported list in the same way; null where it names one thing. */
export function splitLine(line: string, language: Locale, reader: RowReader): string[] | null {
  if (line.length > maxLineLength || line.endsWith(":")) return null;
  const row = reader.readLine(line, language);
  const names = splitName(row, language, reader);
  const at = line.indexOf(row.name);
  if (!names || at < 0) return null;
  return [`${line.slice(0, at)}${names[0]}${line.slice(at + row.name.length)}`, names[1]];
}
