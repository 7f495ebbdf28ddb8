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
  "goulash-beef": mass("Rindfleisch für Gulasch", "stewing beef", [150, 7, 21.5, 0]),
  "roulade-beef": counted(
    ["Rinderroulade", "Rinderrouladen"],
    ["thin slice of beef topside", "thin slices of beef topside"],
    [115, 3, 22, 0],
    { pieceGrams: 180 },
  ),
  "mixed-mince": mass("gemischtes Hackfleisch", "mixed beef and pork mince", [230, 17, 18.5, 0]),

  // Dairy
  "clarified-butter": mass("Butterschmalz", "clarified butter", [880, 99.5, 0.3, 0], { density: 0.91 }),
  emmental: mass("Emmentaler", "Emmental", [380, 30, 28, 0]),
  "mountain-cheese": mass("Bergkäse", "Alpine cheese", [400, 32, 28, 0]),

  // Vegetables, bread and spices
  "red-cabbage": mass("Rotkohl", "red cabbage", [29, 0.2, 1.5, 3.5]),
  breadcrumbs: mass("Semmelbrösel", "dried breadcrumbs", [360, 2.5, 11, 72]),
  "bread-roll": counted(["Brötchen", "Brötchen"], ["bread roll", "bread rolls"], [270, 1.5, 9, 54], { pieceGrams: 50 }),
  "dried-marjoram": mass("getrockneter Majoran", "dried marjoram", [271, 7, 12.7, 28], { density: 0.12 }),
} satisfies Record<string, IngredientSeed>;
