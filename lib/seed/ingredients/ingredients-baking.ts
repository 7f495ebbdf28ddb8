import type { IngredientSeed } from "../seed-types.ts";
import { counted, mass } from "./define-ingredient.ts";

/**
 * Dried and candied fruit, nuts and what else yeast cakes and Christmas baking need; fruit and
 * yoghurt of shakes and dips.
 */
export const bakingIngredients = {
  walnut: counted(["Walnuss", "Walnüsse"], ["walnut", "walnuts"], [670, 63, 15, 9], { pieceGrams: 4 }),
} satisfies Record<string, IngredientSeed>;
