import type { IngredientSeed } from "../seed-types.ts";

type Nutrition = [kcal: number, fat: number, protein: number, carbohydrate: number];
type Measures = Pick<IngredientSeed, "density" | "pieceGrams">;

/** Defines a countable ingredient by its names and its nutrition per 100 g. */
export const counted = (
  de: [singular: string, plural: string],
  en: [singular: string, plural: string],
  [kcal, fat, protein, carbohydrate]: Nutrition,
  measures: Measures = {},
): IngredientSeed => ({
  names: { de: { singular: de[0], plural: de[1] }, en: { singular: en[0], plural: en[1] } },
  per100g: { kcal, fat, protein, carbohydrate },
  ...measures,
});

/** Defines an uncountable ingredient: it is weighed or measured by volume. */
export const mass = (de: string, en: string, nutrition: Nutrition, measures?: Measures): IngredientSeed =>
  counted([de, de], [en, en], nutrition, measures);
