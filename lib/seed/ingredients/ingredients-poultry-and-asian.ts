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

  // Soup
  leek: counted(["Lauchstange", "Lauchstangen"], ["leek", "leeks"], [31, 0.3, 2.1, 3.3], { pieceGrams: 200 }),
  celeriac: mass("Knollensellerie", "celeriac", [27, 0.3, 1.6, 2.3]),
  vermicelli: mass("Fadennudeln", "vermicelli", [355, 1.5, 12.5, 71]),

  // Curry
  "brown-lentil": mass("braune Linsen", "brown lentils", [325, 1.4, 24, 48]),
  "curry-powder": mass("Currypulver", "curry powder", [325, 14, 14, 30], { density: 0.42 }),

  // Wok
  "rice-noodles": mass("Reisbandnudeln", "flat rice noodles", [360, 0.6, 6, 81]),
  "tamarind-paste": mass("Tamarindenpaste", "tamarind paste", [150, 0.3, 1.5, 33], { density: 1.2 }),
  "fish-sauce": mass("Fischsauce", "fish sauce", [40, 0, 6, 3.6], { density: 1.2 }),
  "bean-sprout": mass("Mungbohnensprossen", "bean sprouts", [30, 0.2, 3, 4]),
  peanut: counted(["Erdnuss", "Erdnüsse"], ["peanut", "peanuts"], [587, 50, 24, 13]),
} satisfies Record<string, IngredientSeed>;
