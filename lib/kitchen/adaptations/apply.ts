import type { DraftContent, DraftIngredient, DraftStep } from "#lib/content/recipe-drafts/draft.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { proposeStepMarkup, type RecognizedRow } from "#lib/measures/markup/propose-step.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import type { AdaptationContent, IngredientChange, StepChange } from "./adaptation.ts";
import { listRows, type MatchedChanges, matchChanges } from "./matching.ts";
import { type ChangedQuantity, changeTextAmounts, toFactor } from "./text-amounts.ts";

export type Lexicon = DraftLookups["ingredients"];

/** A recipe with the changes of a reader. */
export interface AdaptedContent {
  content: DraftContent;
  matched: MatchedChanges;
}

/** The id of an ingredient that the reader has added. */
export const addedRowId = (index: number) => `added-${index}`;

/**
 * Lays the changes of a reader over the recipe as it is now. Amounts in the texts follow the
 * changed list; what the reader has written gets the markup of recipes, so that timers and scaling
 * work in it.
 */
export function applyAdaptation(
  original: DraftContent,
  adaptation: AdaptationContent,
  lexicon: Lexicon,
): AdaptedContent {
  const matched = matchChanges(original, adaptation);
  const groups = original.groups.map((group) => ({
    ...group,
    ingredients: group.ingredients.flatMap((row) => adaptRow(row, matched.ingredients.get(row.id))),
  }));
  const added = adaptation.added.map(({ quantity, addition, ...row }, index): DraftIngredient => {
    const texts = { characteristic: { de: "", en: "" }, addition: { de: addition, en: addition } };
    return { id: addedRowId(index), ...row, ...quantity, ...texts };
  });
  const last = groups.at(-1);
  if (last) last.ingredients = [...last.ingredients, ...added];
  else if (added.length > 0) groups.push({ heading: { de: "", en: "" }, ingredients: added });
  const changed = listChangedQuantities(original, matched, lexicon);
  const rows = recognizeRows(groups, lexicon);
  const steps = original.steps.map((step, position) =>
    adaptStep(step, matched.steps.get(position), { matched, changed, rows, original }),
  );
  return { content: { ...original, groups, steps }, matched };
}

function adaptRow(row: DraftIngredient, change: IngredientChange | undefined): DraftIngredient[] {
  if (!change) return [row];
  if (change.isOmitted) return [];
  const { quantity, swap } = change;
  return [
    {
      ...row,
      ...quantity,
      // "Finely chopped" holds for the other ingredient as well, "ripe" may not.
      ...(swap && { ingredientId: swap.ingredientId, name: swap.name, characteristic: { de: "", en: "" } }),
    },
  ];
}

function listChangedQuantities(
  original: DraftContent,
  { ingredients }: MatchedChanges,
  lexicon: Lexicon,
): ChangedQuantity[] {
  return listRows(original).flatMap((row): ChangedQuantity[] => {
    const change = ingredients.get(row.id);
    const key = lexicon.find(({ id }) => id === row.ingredientId)?.key;
    if (!change?.quantity || key === undefined) return [];
    const { amount, amountMax, unit, occurrence } = row;
    return [{ key, occurrence, from: { amount, amountMax, unit }, to: change.quantity }];
  });
}

function recognizeRows(groups: DraftContent["groups"], lexicon: Lexicon): RecognizedRow[] {
  return groups
    .flatMap(({ ingredients }) => ingredients)
    .map(({ ingredientId, amount, amountMax, unit }) => ({
      amount: amount === null ? null : { from: amount, to: amountMax },
      unit,
      ingredient: lexicon.find(({ id }) => id === ingredientId) ?? null,
    }));
}

interface StepContext {
  matched: MatchedChanges;
  changed: ChangedQuantity[];
  rows: RecognizedRow[];
  original: DraftContent;
}

function adaptStep(step: DraftStep, change: StepChange | undefined, context: StepContext): DraftStep {
  const { matched, changed, rows, original } = context;
  const localize = (text: DraftStep["text"]) =>
    Object.fromEntries(
      locales.map((locale) => [locale, changeTextAmounts(text[locale], changed)]),
    ) as DraftStep["text"];
  const own = change?.text ? proposeStepMarkup(change.text, rows, change.base.locale) : null;
  const originalRows = listRows(original);
  return {
    ...step,
    // The reader's words are in one language, and replace the step in both.
    text: own === null ? localize(step.text) : { de: own, en: own },
    tip: localize(step.tip),
    ingredients: step.ingredients.flatMap((used) => {
      const ingredientChange = matched.ingredients.get(used.id);
      if (ingredientChange?.isOmitted) return [];
      const row = originalRows.find(({ id }) => id === used.id);
      if (!ingredientChange?.quantity || !row || used.amount === null) return [used];
      const factor = toFactor(row, ingredientChange.quantity);
      return [{ id: used.id, amount: factor === null ? null : Math.round(used.amount * factor * 1000) / 1000 }];
    }),
  };
}
