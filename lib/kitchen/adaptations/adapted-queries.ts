import "server-only";
import { getDraftLookups } from "#lib/content/recipe-drafts/editing/lookup-queries.ts";
import { getRecipePreview } from "#lib/content/recipe-drafts/preview/preview-queries.ts";
import type { Recipe, RecipeIngredient } from "#lib/content/recipes/recipe.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { hasChanges, type Quantity, type Try } from "./adaptation.ts";
import { applyAdaptation } from "./apply.ts";
import { countConflicts } from "./matching.ts";
import { findOriginal } from "./original-queries.ts";
import { getAdaptation } from "./queries.ts";

/** Positions of added ingredients begin here, beyond those of any recipe. */
const firstAddedPosition = 1000;

/** An ingredient of the adapted list, to be shopped for. */
export interface AdaptedRow extends Quantity {
  ingredientId: string | null;
  name: string;
  /** Position of its group. */
  group: number;
}

/** The parts of a recipe's page that a reader has changed. Positions are those of the original. */
export interface AdaptedRecipe {
  groups: Recipe["groups"];
  steps: Recipe["steps"];
  rows: AdaptedRow[];
  /** Ingredients of the list with another amount, or instead of another ingredient. */
  changed: number[];
  /** Those that the recipe does not have. */
  added: number[];
  omitted: number[];
  /** Notes on steps, by position. */
  notes: Record<number, string>;
  /** How many changes the recipe has overtaken. */
  conflicts: number;
  latestTry: Try | null;
}

/** A public recipe as the user has changed it, in one language; null without changes. */
export async function getAdaptedRecipe(
  locale: Locale,
  userId: string,
  recipeId: string,
): Promise<AdaptedRecipe | null> {
  const adaptation = await getAdaptation(userId, recipeId);
  if (!adaptation) return null;
  const [original, { ingredients }] = await Promise.all([findOriginal(locale, recipeId), getDraftLookups()]);
  if (!original) return null;
  const { content, matched } = applyAdaptation(original.content, adaptation.content, ingredients);
  const draft = { id: recipeId, authorId: original.author.id, content, savedAt: adaptation.updatedAt };
  const preview = await getRecipePreview(locale, draft);
  if (!preview) return null;
  const positions = content.groups.flatMap((group) => group.ingredients.map(({ id }) => toPosition(id)));
  const moveBack = <One extends RecipeIngredient>(ingredient: One): One => ({
    ...ingredient,
    position: positions[ingredient.position] ?? ingredient.position,
  });
  const changes = [...matched.ingredients].map(([id, change]) => ({ ...change, position: toPosition(id) }));
  const notes = [...matched.steps].flatMap(([position, { note }]) => (note ? [[position, note] as const] : []));
  return {
    groups: preview.groups.map((group) => ({ ...group, ingredients: group.ingredients.map(moveBack) })),
    steps: preview.steps.map((step) => ({ ...step, ingredients: step.ingredients.map(moveBack) })),
    rows: content.groups.flatMap((group, index) =>
      group.ingredients.map(({ ingredientId, name, amount, amountMax, unit }) => ({
        ingredientId,
        name,
        amount,
        amountMax,
        unit,
        group: index,
      })),
    ),
    changed: changes.filter(({ isOmitted }) => !isOmitted).map(({ position }) => position),
    added: positions.filter((position) => position >= firstAddedPosition),
    omitted: changes.filter(({ isOmitted }) => isOmitted).map(({ position }) => position),
    notes: Object.fromEntries(notes),
    conflicts: hasChanges(adaptation.content) ? countConflicts(original.content, adaptation.content) : 0,
    latestTry: adaptation.content.tries[0] ?? null,
  };
}

/** The rows of a stored recipe are named by their position. */
function toPosition(rowId: string): number {
  const [kind, number] = rowId.split("-");
  return Number(number) + (kind === "added" ? firstAddedPosition : 0);
}
