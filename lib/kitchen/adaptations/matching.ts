import type { DraftContent, DraftIngredient, DraftStep } from "#lib/content/recipe-drafts/draft.ts";
import type { AdaptationContent, IngredientBase, IngredientChange, Quantity, StepChange } from "./adaptation.ts";
import { compareTexts } from "./text-similarity.ts";

/** Changes at the rows and steps of the recipe as it is now. */
export interface MatchedChanges {
  /** By the id of the row. */
  ingredients: Map<string, IngredientChange>;
  /** By position. */
  steps: Map<number, StepChange>;
  /** Changes of what the recipe no longer has. */
  goneIngredients: IngredientChange[];
  goneSteps: StepChange[];
}

/** A text with at least this much in common with the former one is the same step, edited. */
const editedSimilarity = 0.5;
/** The same for the step at the same place. */
const samePlaceSimilarity = 0.2;

/** The rows of a recipe with what identifies them. */
export function listRows({ groups }: Pick<DraftContent, "groups">): (DraftIngredient & { occurrence: number })[] {
  const counts = new Map<string, number>();
  return groups
    .flatMap(({ ingredients }) => ingredients)
    .map((row) => {
      const occurrence = (counts.get(row.ingredientId ?? "") ?? 0) + 1;
      counts.set(row.ingredientId ?? "", occurrence);
      return { ...row, occurrence };
    });
}

/** Finds the row or step of each change in the recipe as it is now. */
export function matchChanges(
  original: Pick<DraftContent, "groups" | "steps">,
  { ingredients, steps }: Pick<AdaptationContent, "ingredients" | "steps">,
): MatchedChanges {
  const rows = listRows(original);
  const matched: MatchedChanges = { ingredients: new Map(), steps: new Map(), goneIngredients: [], goneSteps: [] };
  for (const change of ingredients) {
    const row = rows.find((one) => isBaseOf(change.base, one));
    if (row && !matched.ingredients.has(row.id)) matched.ingredients.set(row.id, change);
    else matched.goneIngredients.push(change);
  }
  matchSteps(original.steps, steps, matched);
  return matched;
}

const isBaseOf = (base: IngredientBase, row: { ingredientId: string | null; occurrence: number }) =>
  base.ingredientId === row.ingredientId && base.occurrence === row.occurrence;

/** Unchanged texts first, so that an edited step does not get the change of another one. */
function matchSteps(steps: DraftStep[], changes: StepChange[], { steps: matched, goneSteps }: MatchedChanges): void {
  const rules: ((change: StepChange, step: DraftStep, position: number) => number)[] = [
    ({ base }, step, position) => (step.text[base.locale] === base.text ? 2 - distance(base.position, position) : 0),
    ({ base }, step) => atLeast(editedSimilarity, compareTexts(step.text[base.locale], base.text)),
    ({ base }, step, position) =>
      position === base.position ? atLeast(samePlaceSimilarity, compareTexts(step.text[base.locale], base.text)) : 0,
    // The recipe is no longer in the language of the change.
    ({ base }, step, position) => (position === base.position && step.text[base.locale] === "" ? 1 : 0),
  ];
  let open = changes;
  for (const rate of rules) {
    open = open.filter((change) => {
      const rated = steps
        .map((step, position) => ({ position, score: matched.has(position) ? 0 : rate(change, step, position) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score);
      const [best] = rated;
      if (best) matched.set(best.position, change);
      return !best;
    });
  }
  goneSteps.push(...open);
}

const atLeast = (minimum: number, similarity: number) => (similarity >= minimum ? similarity : 0);
const distance = (a: number, b: number) => Math.min(1, Math.abs(a - b) / 100);

export function isSameQuantity(a: Quantity, b: Quantity): boolean {
  return a.amount === b.amount && a.amountMax === b.amountMax && a.unit === b.unit;
}

export const quantityOf = ({ amount, amountMax, unit }: Quantity): Quantity => ({ amount, amountMax, unit });

/** Whether both the reader and the recipe have changed the amount since, and differ. */
export function isQuantityInConflict({ base, quantity, isOmitted }: IngredientChange, row: Quantity): boolean {
  if (quantity === null || isOmitted || isSameQuantity(quantity, row)) return false;
  return !isSameQuantity(base.quantity, row);
}

/** Whether the recipe has changed a step since the reader has written about it. */
export function isStepInConflict({ base }: StepChange, step: Pick<DraftStep, "text">): boolean {
  return step.text[base.locale] !== base.text;
}

/** How many changes the recipe has overtaken: both have changed, or the row or step is gone. */
export function countConflicts(original: Pick<DraftContent, "groups" | "steps">, content: AdaptationContent): number {
  const { ingredients, steps, goneIngredients, goneSteps } = matchChanges(original, content);
  const rows = listRows(original).filter((row) => {
    const change = ingredients.get(row.id);
    return change && isQuantityInConflict(change, row);
  });
  const texts = original.steps.filter((step, position) => {
    const change = steps.get(position);
    return change && isStepInConflict(change, step);
  });
  return rows.length + texts.length + goneIngredients.length + goneSteps.length;
}
