import type { IngredientSeed } from "../seed-types.ts";
import { counted, mass } from "./define-ingredient.ts";

/** Dried and candied fruit, nuts and what else yeast cakes and Christmas baking need. */
export const bakingIngredients = {
  raisin: counted(["Rosine", "Rosinen"], ["raisin", "raisins"], [300, 0.5, 2.5, 68], { pieceGrams: 0.5 }),
  walnut: counted(["Walnuss", "Walnüsse"], ["walnut", "walnuts"], [670, 63, 15, 9], { pieceGrams: 4 }),
  "candied-orange-peel": mass("Orangeat", "candied orange peel", [310, 0.3, 0.3, 76]),
  "candied-lemon-peel": mass("Zitronat", "candied lemon peel", [310, 0.3, 0.3, 76]),
  "gingerbread-spice": mass("Lebkuchengewürz", "gingerbread spice", [340, 10, 8, 45], { density: 0.45 }),
  "baking-wafer": counted(["Backoblate", "Backoblaten"], ["baking wafer", "baking wafers"], [360, 1, 10, 77], {
    pieceGrams: 1.2,
  }),
  honey: mass("Honig", "honey", [306, 0, 0.4, 75]),
  "cream-cheese": mass("Frischkäse", "cream cheese", [260, 24, 6, 4]),
  rum: mass("Rum", "rum", [231, 0, 0, 0], { density: 0.95 }),
} satisfies Record<string, IngredientSeed>;
