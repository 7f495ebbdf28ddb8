import type { ImportedRecipe } from "../imported-recipe.ts";
import { recipeLimits } from "../limits.ts";
import { toPlainText, truncate } from "./plain-text.ts";
import { getLine, getValues, isThing, type Thing, toText } from "./thing.ts";

type Group = ImportedRecipe["ingredientGroups"][number];

/** Signs that sites draw before an ingredient: bullets, dashes, boxes to tick. */
const bulletPattern = /^(?:[•●▪◦‣·*▢□☐✓]|[-–—](?=\s))\s*/u;

/**
 * The ingredients of a recipe, one a line. A line such as "Für den Teig:" begins a group, because
 * schema.org has no groups; some sites write lists of lists.
 *
 * @see https://schema.org/recipeIngredient
 */
export function getIngredientGroups(recipe: Thing): Group[] {
  const groups: Group[] = [{ heading: null, lines: [] }];
  let count = 0;
  const addGroup = (heading: string) => {
    if (groups.length < recipeLimits.groups)
      groups.push({ heading: truncate(heading, recipeLimits.headingLength), lines: [] });
  };
  const addLine = (line: string) => {
    count += 1;
    if (count <= recipeLimits.ingredients) groups.at(-1)?.lines.push(truncate(line, recipeLimits.ingredientLength));
  };
  const current = getValues(recipe, "recipeIngredient");
  // The former name; pages with both name every ingredient twice.
  const values = current.length > 0 ? current : getValues(recipe, "ingredients");
  for (const value of values.slice(0, recipeLimits.ingredients)) {
    const heading = isThing(value) && getValues(value, "itemListElement").length > 0 ? getLine(value, "name") : null;
    if (heading) addGroup(heading);
    for (const line of listLines(value)) isHeading(line) ? addGroup(line.slice(0, -1).trim()) : addLine(line);
  }
  return groups.filter(({ lines }) => lines.length > 0);
}

function listLines(value: unknown): string[] {
  if (!isThing(value) || toText(value) !== null) return splitLines(toText(value) ?? "");
  const entries = getValues(value, "itemListElement");
  if (entries.length > 0) return entries.flatMap((entry) => listEntryLines(entry));
  return listEntryLines(value);
}

/** An entry of a list: a text, a `ListItem`, or a `HowToSupply` with its quantity. */
function listEntryLines(entry: unknown): string[] {
  const [item = entry] = isThing(entry) ? getValues(entry, "item") : [];
  if (!isThing(item)) return splitLines(toText(item) ?? "");
  const [quantity] = getValues(item, "requiredQuantity");
  const amount = isThing(quantity) ? [getLine(quantity, "value"), getLine(quantity, "unitText")] : [toText(quantity)];
  return splitLines([...amount, getLine(item, "name") ?? getLine(item, "text")].filter(Boolean).join(" "));
}

function splitLines(text: string): string[] {
  return toPlainText(text)
    .split("\n")
    .map((line) => line.replace(bulletPattern, "").trim())
    .filter(Boolean);
}

function isHeading(line: string): boolean {
  return /^\P{N}{2,80}:$/u.test(line);
}
