import { suitabilityTerm } from "#lib/content/search-index/dietary-suitability.ts";
import { facetTerm } from "#lib/content/search-index/facets.ts";
import type { DietaryNeed } from "#lib/content/search-index/ingredient-diets.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import type { Diet, Goal, Intolerance, Preferences } from "./preferences.ts";

/** A wish a recipe may fulfil but need not. */
export type OptionalFilter = `goal:${Goal}` | `cuisine:${string}`;

/** Terms of the search index per goal; one of them is enough. */
const goalTerms: Record<Goal, string[]> = {
  quick: [facetTerm("time", "30")],
  healthy: [facetTerm("diet", "healthy")],
  family: [listTerm.tag("for-children"), listTerm.category("kids")],
  baking: [listTerm.category("group-baking")],
  guests: [listTerm.category("party")],
  budget: [listTerm.tag("budget-friendly")],
};

const dietNeeds: Partial<Record<Diet, DietaryNeed>> = {
  pescatarian: "pescatarian",
  vegetarian: "vegetarian",
  vegan: "vegan",
};
const intoleranceNeeds: Record<Intolerance, DietaryNeed> = {
  gluten: "gluten-free",
  lactose: "lactose-free",
  "low-carb": "low-carb",
};

/**
 * Lists the optional filters with their terms of the search index; one term per filter is enough.
 */
export function optionalFilters({ goals, cuisines }: Preferences): { filter: OptionalFilter; terms: string[] }[] {
  return [
    ...goals.map((goal) => ({ filter: `goal:${goal}` as const, terms: goalTerms[goal] })),
    ...cuisines.map((key) => ({ filter: `cuisine:${key}` as const, terms: [facetTerm("cuisine", key)] })),
  ];
}

/**
 * Lists the terms of the search index every recommended recipe must have. They are never relaxed.
 */
export function requiredFilters({ diet, intolerances }: Preferences): string[] {
  const need = diet ? dietNeeds[diet] : undefined;
  return [...(need ? [need] : []), ...intolerances.map((key) => intoleranceNeeds[key])].map(suitabilityTerm);
}
