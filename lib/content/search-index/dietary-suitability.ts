import type { IndexSource } from "./document.ts";
import { type DietaryNeed, deriveDiets, dietaryNeeds } from "./ingredient-diets.ts";

/** Returns the term of the index for recipes that suit a diet. */
export const suitabilityTerm = (need: DietaryNeed) => `suits:${need}`;

/** Tags of which the author must have set one; none where the ingredients decide alone. */
const declaredBy: Record<DietaryNeed, readonly string[]> = {
  pescatarian: [],
  vegetarian: ["vegetarian", "vegan"],
  vegan: ["vegan"],
  "gluten-free": ["gluten-free"],
  "lactose-free": ["lactose-free"],
  "low-carb": ["low-carb"],
};

/**
 * Returns the terms of the diets a recipe suits: its author declares the diet and every ingredient
 * suits it. A recipe without ingredients or with an unknown one suits none.
 */
export function getSuitabilityTerms(source: Pick<IndexSource, "type" | "tags" | "ingredients">): string[] {
  return listSuitedNeeds(source).map(suitabilityTerm);
}

/** Lists the diets that a recipe suits. */
export function listSuitedNeeds({
  type,
  tags,
  ingredients,
}: Pick<IndexSource, "type" | "tags" | "ingredients">): DietaryNeed[] {
  if (type !== "recipe" || ingredients.length === 0) return [];
  const facts = ingredients.map(({ key, names, diets }) => diets ?? deriveDiets(names, key));
  return dietaryNeeds.filter(
    (need) =>
      facts.every((diets) => diets[need] === "suits") &&
      (declaredBy[need].length === 0 || tags.some(({ key }) => declaredBy[need].includes(key))),
  );
}
