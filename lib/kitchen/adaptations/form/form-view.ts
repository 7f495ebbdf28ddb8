import { formatAmountText } from "#lib/content/recipe-drafts/editing/amount-text.ts";
import { formatIngredientName } from "#lib/content/recipe-drafts/editing/ingredient-suggestions.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { toPlainText } from "#lib/measures/markup/plain-text.ts";
import { formatAmount } from "#lib/measures/units/amount.ts";
import { isPlural } from "#lib/measures/units/plural.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { AdaptationContent, AddedIngredient, IngredientChange, Quantity, StepChange, Try } from "../adaptation.ts";
import { isQuantityInConflict, isStepInConflict, listRows, matchChanges, quantityOf } from "../matching.ts";
import type { Original } from "../original-queries.ts";

/** A row of the recipe with what the reader has made of it. Hidden values are JSON. */
export interface FormRow {
  /** What the recipe says: "300 g Mehl". */
  original: string;
  base: string;
  /** The recipe's row as it is now; null unless both have changed. */
  current: string | null;
  amount: string;
  unit: string;
  name: string;
  isOmitted: boolean;
  isChanged: boolean;
  /** Both amounts when both have changed. */
  conflict: { now: string; own: string } | null;
}

export interface FormStep {
  heading: string;
  /** What the recipe says, without markup. */
  original: string;
  base: string;
  current: string | null;
  /** The reader's words; those of the recipe without any. */
  text: string;
  hasOwnText: boolean;
  note: string;
}

/** Changes of what the recipe no longer has. */
export interface GoneChange {
  change: string;
  original: string;
  own: string;
}

/** What the form of an adaptation shows, in one language. */
export interface FormView {
  recipeId: string;
  version: number;
  groups: { heading: string; rows: FormRow[] }[];
  goneIngredients: GoneChange[];
  added: string[];
  steps: FormStep[];
  goneSteps: GoneChange[];
  tries: Try[];
  units: { code: string; name: string }[];
  /** Names of the lexicon, to choose from. */
  names: string[];
}

interface ViewSource {
  original: Original;
  version: number;
  content: AdaptationContent;
  lookups: DraftLookups;
}

/** Prepares the form with the recipe as it is now and the changes of the reader. */
export function createFormView(locale: Locale, { original, version, content, lookups }: ViewSource): FormView {
  const writer = createWriter(locale, lookups);
  const matched = matchChanges(original.content, content);
  const rows = listRows(original.content);
  return {
    recipeId: original.id,
    version,
    groups: original.content.groups.map(({ heading, ingredients }) => ({
      heading: heading[original.language],
      rows: ingredients.map(({ id }) => {
        const row = rows.find((one) => one.id === id) as (typeof rows)[number];
        return toFormRow(row, matched.ingredients.get(id), writer);
      }),
    })),
    goneIngredients: matched.goneIngredients.map((change) => ({
      change: JSON.stringify(change),
      original: writer.writeIngredient(change.base.quantity, change.base.ingredientId, change.base.name),
      own: writeChange(change, writer),
    })),
    added: content.added.map(writer.writeLine),
    steps: original.content.steps.map((step, position) => {
      const change = matched.steps.get(position);
      const language = change?.base.locale ?? original.language;
      const isInConflict = change !== undefined && isStepInConflict(change, step);
      const current = { position, locale: language, text: step.text[language] };
      const plain = writer.writePlain(step.text[language] || step.text[original.language], language);
      return {
        heading: step.heading[original.language],
        original: plain,
        base: JSON.stringify(isInConflict ? change.base : current),
        current: isInConflict ? JSON.stringify(current) : null,
        text: change?.text || plain,
        hasOwnText: Boolean(change?.text),
        note: change?.note ?? "",
      };
    }),
    goneSteps: matched.goneSteps.map((change) => toGoneStep(change, writer)),
    tries: content.tries,
    units: lookups.units.map(({ code, names }) => ({ code, name: names[locale].many })),
    names: [...new Set(lookups.ingredients.map(({ names }) => names[locale].many))],
  };
}

type Writer = ReturnType<typeof createWriter>;

function createWriter(locale: Locale, { ingredients, units }: DraftLookups) {
  const unitNames = Object.fromEntries(units.map(({ code, names }) => [code, names[locale]]));
  const writeName = (quantity: Quantity, ingredientId: string | null, name: string) => {
    const entry = ingredients.find(({ id }) => id === ingredientId);
    return entry ? formatIngredientName(entry, quantity, locale) : name;
  };
  const writeQuantity = ({ amount, amountMax, unit }: Quantity) => {
    const names = unit === null ? undefined : unitNames[unit];
    const word = names && amount !== null ? (isPlural(amountMax ?? amount) ? names.many : names.one) : "";
    return formatAmount({ amount, amountMax, unit: word, unitCode: unit }, locale);
  };
  const writeIngredient = (quantity: Quantity, ingredientId: string | null, name: string) =>
    [writeQuantity(quantity), writeName(quantity, ingredientId, name)].filter(Boolean).join(" ");
  return {
    writeName,
    writeQuantity,
    writeIngredient,
    writeAmount: (quantity: Quantity) => formatAmountText(quantity, quantity.unit, locale),
    writeLine: ({ quantity, ingredientId, name, addition }: AddedIngredient) =>
      [writeIngredient(quantity, ingredientId, name), addition].filter(Boolean).join(", "),
    writePlain: (text: string, language: Locale) =>
      toPlainText(text, language, Object.fromEntries(units.map(({ code, names }) => [code, names[language]]))),
  };
}

type OriginalRow = ReturnType<typeof listRows>[number];

function toFormRow(row: OriginalRow, change: IngredientChange | undefined, writer: Writer): FormRow {
  const { ingredientId, occurrence } = row;
  const isInConflict = change !== undefined && isQuantityInConflict(change, row);
  const name = writer.writeName(row, ingredientId, row.name);
  const current = { ingredientId, occurrence, quantity: quantityOf(row), name };
  const quantity = change?.quantity ?? quantityOf(row);
  const swap = change?.swap;
  return {
    original: writer.writeIngredient(row, ingredientId, row.name),
    // The name in the language of the page, so that it is not read as a swap.
    base: JSON.stringify(isInConflict ? { ...change.base, name } : current),
    current: isInConflict ? JSON.stringify(current) : null,
    amount: writer.writeAmount(quantity),
    unit: quantity.unit ?? "",
    name: swap ? writer.writeName(quantity, swap.ingredientId, swap.name) : name,
    isOmitted: change?.isOmitted ?? false,
    isChanged: change !== undefined,
    conflict: isInConflict ? { now: writer.writeQuantity(row), own: writer.writeQuantity(quantity) } : null,
  };
}

/** What the reader has made of an ingredient; empty when it is left out. */
function writeChange({ base, quantity, swap, isOmitted }: IngredientChange, writer: Writer): string {
  if (isOmitted) return "";
  const { ingredientId, name } = swap ?? base;
  return writer.writeIngredient(quantity ?? base.quantity, ingredientId, name);
}

function toGoneStep(change: StepChange, writer: Writer): GoneChange {
  const { base, text, note } = change;
  const own = [text, note].filter(Boolean).join("\n");
  return { change: JSON.stringify(change), original: writer.writePlain(base.text, base.locale), own };
}

/** The changes of a reader in words, for a recipe that is no longer shown. */
export function describeAdaptation(locale: Locale, content: AdaptationContent, lookups: DraftLookups): string[] {
  const writer = createWriter(locale, lookups);
  return [
    ...content.ingredients.map((change) =>
      [writer.writeName(change.base.quantity, change.base.ingredientId, change.base.name), writeChange(change, writer)]
        .filter(Boolean)
        .join(" → "),
    ),
    ...content.added.map((added) => `+ ${writer.writeLine(added)}`),
    ...content.steps.flatMap(({ text, note }) => [text, note].filter(Boolean)),
    ...content.tries.flatMap(({ note }) => note || []),
  ];
}
