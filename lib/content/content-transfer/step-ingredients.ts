import type { Entry } from "./kind-names.ts";
import type { UnknownReference } from "./references.ts";

/**
 * Steps name the ingredients of the recipe as the texts do: "butter", and "butter#2" for the second
 * row of butter. With an amount they are objects: { "ingredient": "butter#2", "amount": 100 }.
 */
type StepIngredient = string | { ingredient: string; amount?: number };

type Row = { ingredientKey?: unknown };
type Step = { ingredients?: unknown };

/** Names of the rows of a recipe by position. */
function nameRows(recipe: Entry): string[] {
  const counts = new Map<string, number>();
  const rows = Array.isArray(recipe.ingredients) ? (recipe.ingredients as Row[]) : [];
  return rows.map((row) => {
    const key = String(row?.ingredientKey);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  });
}

/** Replaces the positions of ingredients in the steps of a recipe by their names. */
export function toNames(recipe: Entry): Entry {
  const names = nameRows(recipe);
  const toName = (used: { position: number; amount?: number }): StepIngredient => {
    const ingredient = names[used.position] ?? String(used.position);
    return used.amount === undefined ? ingredient : { ingredient, amount: used.amount };
  };
  return {
    ...recipe,
    steps: (recipe.steps as { ingredients: { position: number; amount?: number }[] }[]).map((step) => ({
      ...step,
      ingredients: step.ingredients.map(toName),
    })),
  };
}

/** Replaces names by positions, and collects those that the recipe does not list. */
export function toPositions(recipe: unknown, unknown: UnknownReference[]): unknown {
  const { steps } = (recipe ?? {}) as { steps?: unknown };
  if (!Array.isArray(steps)) return recipe;
  const names = nameRows(recipe as Entry);
  const toPosition = (used: unknown, path: string): unknown => {
    const { ingredient, ...rest } = (typeof used === "string" ? { ingredient: used } : used) as {
      ingredient?: unknown;
    };
    if (typeof ingredient !== "string") return used;
    const position = names.indexOf(ingredient);
    if (position < 0) unknown.push({ kind: "ingredient", path, key: ingredient });
    return { ...rest, position: Math.max(position, 0) };
  };
  return {
    ...(recipe as Entry),
    steps: (steps as Step[]).map((step, index) =>
      Array.isArray(step?.ingredients)
        ? {
            ...step,
            ingredients: step.ingredients.map((used, row) => toPosition(used, `steps[${index}].ingredients[${row}]`)),
          }
        : step,
    ),
  };
}
