import type { IngredientSeed } from "../seed-types.ts";
import { counted, mass } from "./define-ingredient.ts";

/** Poultry on the bone: a piece weighs what is left without the bones. */
export const poultryAndAsianIngredients = {
  "whole-chicken": counted(
    ["ganzes Hähnchen", "ganze Hähnchen"],
    ["whole chicken", "whole chickens"],
    [215, 15, 18.6, 0],
    { pieceGrams: 950 },
  ),
  "goose-leg": counted(["Gänsekeule", "Gänsekeulen"], ["goose leg", "goose legs"], [371, 34, 16, 0], {
    pieceGrams: 260,
  }),
  "potato-starch": mass("Kartoffelstärke", "potato starch", [336, 0.1, 0.6, 83]),
} satisfies Record<string, IngredientSeed>;
