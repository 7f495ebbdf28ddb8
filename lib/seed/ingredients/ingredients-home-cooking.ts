import type { IngredientSeed } from "../seed-types.ts";
import { counted, mass } from "./define-ingredient.ts";

/** Meat, cheese and larder of German and Austrian home cooking. */
export const homeCookingIngredients = {
  // Meat
  "veal-escalope": counted(
    ["Kalbsschnitzel", "Kalbsschnitzel"],
    ["veal escalope", "veal escalopes"],
    [105, 1.8, 22, 0],
    { pieceGrams: 140 },
  ),

  // Dairy
  "clarified-butter": mass("Butterschmalz", "clarified butter", [880, 99.5, 0.3, 0], { density: 0.91 }),

  // Vegetables, bread and spices
  breadcrumbs: mass("Semmelbrösel", "dried breadcrumbs", [360, 2.5, 11, 72]),
} satisfies Record<string, IngredientSeed>;
