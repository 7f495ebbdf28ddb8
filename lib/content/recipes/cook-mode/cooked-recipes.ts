/** A recipe that was open in cook mode on this device. */
export interface CookedRecipe {
  recipeId: string;
  title: string;
  /** Site-relative address. */
  href: string;
  /** Counted from 1; 0 is the page of preparations. */
  step: number;
  updatedAtMs: number;
  /** One of the dishes that are cooked at the same time. */
  isDish: boolean;
}

export const maxDishes = 4;
const maxRecipes = 20;
/** Later the reader starts anew. */
const resumeMaxAgeMs = 24 * 3_600_000;

/** Reads the storage of the device, newest last; what is not a recipe is left out. */
export function parseCookedRecipes(text: string | null, nowMs: number): CookedRecipe[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((entry) => isCookedRecipe(entry) && nowMs - entry.updatedAtMs < resumeMaxAgeMs);
  } catch {
    return [];
  }
}

function isCookedRecipe(entry: unknown): entry is CookedRecipe {
  if (typeof entry !== "object" || entry === null) return false;
  const { recipeId, title, href, step, updatedAtMs, isDish } = entry as Partial<CookedRecipe>;
  return (
    [recipeId, title].every((text) => typeof text === "string" && text !== "") &&
    // A link to another site must not come from storage.
    /^\/(?![/\\])/.test(String(href)) &&
    Number.isInteger(step) &&
    Number(step) >= 0 &&
    Number.isFinite(updatedAtMs) &&
    typeof isDish === "boolean"
  );
}

type Progress = Omit<CookedRecipe, "isDish">;

/** Stores the step of a recipe. While there are other dishes it becomes one of them. */
export function recordStep(recipes: readonly CookedRecipe[], progress: Progress): CookedRecipe[] {
  const before = findRecipe(recipes, progress.recipeId);
  const others = recipes.filter((recipe) => recipe !== before);
  const isDish = before?.isDish || others.some((recipe) => recipe.isDish);
  const recorded = [...others, { ...progress, isDish: false }].slice(-maxRecipes);
  return isDish ? setDish(recorded, progress.recipeId, true) : recorded;
}

/** Adds a recipe to the dishes or removes it. Of more than four the one used longest ago goes. */
export function setDish(recipes: readonly CookedRecipe[], recipeId: string, isDish: boolean): CookedRecipe[] {
  const changed = recipes.map((recipe) => (recipe.recipeId === recipeId ? { ...recipe, isDish } : recipe));
  const kept = listDishes(changed).toSorted((a, b) => b.updatedAtMs - a.updatedAtMs);
  const dropped = kept.filter((recipe) => recipe.recipeId !== recipeId).slice(isDish ? maxDishes - 1 : maxDishes);
  return changed.map((recipe) => (dropped.includes(recipe) ? { ...recipe, isDish: false } : recipe));
}

/** Forgets where the reader was: the recipe has been cooked. */
export function removeRecipe(recipes: readonly CookedRecipe[], recipeId: string): CookedRecipe[] {
  return recipes.filter((recipe) => recipe.recipeId !== recipeId);
}

export function findRecipe(recipes: readonly CookedRecipe[], recipeId: string): CookedRecipe | undefined {
  return recipes.find((recipe) => recipe.recipeId === recipeId);
}

/** The dishes by title, so that their tabs keep their places. */
export function listDishes(recipes: readonly CookedRecipe[]): CookedRecipe[] {
  return recipes.filter(({ isDish }) => isDish).toSorted((a, b) => a.title.localeCompare(b.title));
}
