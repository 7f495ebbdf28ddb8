import type { IngredientSeed } from "../seed-types.ts";
import { counted } from "./define-ingredient.ts";

/** Poultry on the bone: a piece weighs what is left without the bones. */
export const poultryAndAsianIngredients = {
  "whole-chicken": counted(
    ["ganzes Hähnchen", "ganze Hähnchen"],
    ["whole chicken", "whole chickens"],
    [215, 15, 18.6, 0],
    { pieceGrams: 950 },
  ),
} satisfies Record<string, IngredientSeed>;
