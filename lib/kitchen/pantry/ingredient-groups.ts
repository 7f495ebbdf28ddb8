/**
 * Concepts that stand for several ingredients and can be picked like one. Messages hold their
 * names.
 */
export const ingredientGroups = [
  "cheese",
  "nut",
  "berry",
  "citrus",
  "mushroom",
  "fish",
  "seafood",
  "pasta",
  "rice",
  "flour",
  "meat",
  "dairy",
  "gluten",
  "alcohol",
] as const;
export type IngredientGroup = (typeof ingredientGroups)[number];

/** Groups that can be excluded but not owned. */
const excludableOnly: readonly IngredientGroup[] = ["meat", "dairy", "gluten", "alcohol"];

/** Whether the group can be picked as something the user has. */
export function isSelectable(group: IngredientGroup): boolean {
  return !excludableOnly.includes(group);
}
