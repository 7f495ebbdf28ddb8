import { facet } from "#lib/search/facets.ts";
import { scope } from "#lib/search/scopes.ts";
import { type Need, suits } from "#lib/search/suits.ts";
import type { Diet, Goal, Intolerance, Taste } from "./choices.ts";

/** Something a recipe may have that somebody would like. */
export type Wish = `goal:${Goal}` | `cuisine:${string}`;

/** What the search keeps of recipes that serve a goal; one of these is enough. */
const servesGoal: Record<Goal, string[]> = {
  quick: [facet("time", "30")],
  healthy: [facet("diet", "healthy")],
  family: [scope.tag("for-children"), scope.category("kids")],
  baking: [scope.category("group-baking")],
  guests: [scope.category("party")],
  budget: [scope.tag("budget-friendly")],
};

const needOfDiet: Partial<Record<Diet, Need>> = {
  pescatarian: "pescatarian",
  vegetarian: "vegetarian",
  vegan: "vegan",
};
const needOfIntolerance: Record<Intolerance, Need> = {
  gluten: "gluten-free",
  lactose: "lactose-free",
  "low-carb": "low-carb",
};

/** Everything somebody would like, with the words of the search for each; one of them is enough. */
export function wishesOf({ goals, cuisines }: Taste): { wish: Wish; words: string[] }[] {
  return [
    ...goals.map((goal) => ({ wish: `goal:${goal}` as const, words: servesGoal[goal] })),
    ...cuisines.map((key) => ({ wish: `cuisine:${key}` as const, words: [facet("cuisine", key)] })),
  ];
}

/** What every recipe must be, in words of the search: these are never let go of. */
export function mustsOf({ diet, intolerances }: Taste): string[] {
  const need = diet ? needOfDiet[diet] : undefined;
  return [...(need ? [need] : []), ...intolerances.map((key) => needOfIntolerance[key])].map(suits);
}
