import { type RecipeTextPart, readRecipeText } from "#lib/measures/markup/recipe-text.ts";
import { isNamePlural, isPlural } from "#lib/measures/units/plural.ts";
import { toUsMeasure } from "#lib/measures/units/us-measure.ts";
import { type Locale, pickLocale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import type { Recipe, RecipeIngredient } from "./recipe.ts";
import type { RecipeRows } from "./row-queries.ts";

type IngredientRow = RecipeRows["ingredientRows"][number];

/**
 * Converts a row of the list to an ingredient in one language.
 *
 * @param part what a step uses of it, in the unit of the row
 */
export function toIngredient(
  locale: Locale,
  { row, text, hasPage, pieceGrams, density, usForm, unit }: IngredientRow,
  unitNames: Recipe["unitNames"],
  part?: number,
): RecipeIngredient {
  const amount = part ?? row.amount;
  const amountMax = part === undefined ? row.amountMax : null;
  const quantity = amountMax ?? amount;
  const unitWords = unit?.names[locale];
  const unitGrams = unit?.dimension === "mass" ? unit.factor : null;
  const usesPlural = isNamePlural({ amount: quantity, unitCode: row.unit, unitGrams, pieceGrams });
  const group = row.groupPosition;
  const [characteristic, addition] = [row.characteristic, row.addition].map((note) =>
    toNote(pickLocale(note, locale) ?? "", { locale, unitNames, group }),
  ) as [Note, Note];
  const hasBoth = characteristic.plain !== "" && addition.plain !== "";
  return {
    position: row.position,
    group,
    amount,
    amountMax,
    unit: unitWords && quantity !== null ? (isPlural(quantity) ? unitWords.many : unitWords.one) : "",
    unitCode: row.unit,
    us: toUsMeasure({ amount, amountMax, unitCode: row.unit, density, usForm, pieceGrams }),
    density,
    pieceGrams,
    usForm,
    name: usesPlural ? text.plural : text.singular,
    ...toNames(text),
    substitutes: text.countrySubstitutes,
    characteristic: characteristic.plain,
    addition: addition.plain,
    preparationParts: characteristic.parts,
    noteParts: [...characteristic.parts, ...(hasBoth ? [", "] : []), ...addition.parts],
    href: hasPage ? slugAddress(locale, "/ingredients/[slug]", text.slug) : null,
  };
}

/** The names of an ingredient, and those beside US amounts. */
export function toNames(text: IngredientRow["text"]): Pick<RecipeIngredient, "names" | "usNames"> {
  const { singular, plural, usSingular, usPlural } = text;
  return {
    names: { one: singular, many: plural },
    usNames: usSingular ? { one: usSingular, many: usPlural ?? usSingular } : null,
  };
}

type Note = ReturnType<typeof readRecipeText>;

interface NoteOptions {
  locale: Locale;
  unitNames: Recipe["unitNames"];
  group: number;
}

/** An amount in a note is one of its row, and grows with the servings of the row's group. */
function toNote(text: string, { locale, unitNames, group }: NoteOptions): Note {
  const { plain, parts } = readRecipeText(text, locale, { unitNames, rows: [] });
  const addGroup = (part: RecipeTextPart) =>
    typeof part === "object" && part.type === "amount" ? { ...part, group } : part;
  return { plain, parts: parts.map(addGroup) };
}
