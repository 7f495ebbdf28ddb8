import type { IngredientSeed } from "../seed-types.ts";
import { counted, mass } from "./define-ingredient.ts";

/** A piece of celery is one stalk. */
export const italianIngredients = {
  // Meat
  "minced-beef": mass("Rinderhackfleisch", "minced beef", [230, 16.5, 20.5, 0]),
  pancetta: mass("Pancetta", "pancetta", [390, 37, 14, 0.5]),
  guanciale: mass("Guanciale", "guanciale", [590, 61, 9.5, 0.5]),

  // Pasta, vegetables and cheese
  tagliatelle: mass("Tagliatelle mit Ei", "egg tagliatelle", [365, 4, 14, 67]),
  "lasagne-sheet": counted(
    ["Lasagneplatte", "Lasagneplatten"],
    ["lasagne sheet", "lasagne sheets"],
    [355, 1.5, 12.5, 71],
    { pieceGrams: 18 },
  ),
  celery: mass("Staudensellerie", "celery", [17, 0.2, 1.1, 2], { pieceGrams: 40 }),
  pecorino: mass("Pecorino Romano", "pecorino Romano", [392, 31.5, 27, 0.5]),
} satisfies Record<string, IngredientSeed>;
