import type { IngredientSeed } from "../types.ts";

type Nutrition = [kcal: number, fat: number, protein: number, carbohydrate: number];
type Measures = Pick<IngredientSeed, "density" | "pieceGrams">;

/** An ingredient that can be counted: its names for one and for many, nutrition per 100 g. */
export const counted = (
  de: [one: string, many: string],
  en: [one: string, many: string],
  [kcal, fat, protein, carbohydrate]: Nutrition,
  measures: Measures = {},
): IngredientSeed => ({
  names: { de: { one: de[0], many: de[1] }, en: { one: en[0], many: en[1] } },
  per100g: { kcal, fat, protein, carbohydrate },
  ...measures,
});

/** One that is weighed or poured: the same word however much it is. */
export const mass = (de: string, en: string, nutrition: Nutrition, measures?: Measures): IngredientSeed =>
  counted([de, de], [en, en], nutrition, measures);
