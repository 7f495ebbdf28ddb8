import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { cupDensity } from "./ingredients/cup-weights.ts";
import { substitutes } from "./ingredients/substitutes.ts";
import { usFormsByKey, usNames } from "./ingredients/us-ingredients.ts";
import type { IngredientKey, IngredientSeed } from "./seed-types.ts";

/**
 * Loads the ingredients of all files `ingredients/ingredients-*.ts`, with what US units and other
 * countries need of them.
 *
 * @throws {Error} when two files define the same key
 */
export async function loadIngredients(): Promise<Record<IngredientKey, IngredientSeed>> {
  const folder = join(import.meta.dirname, "ingredients");
  const files = (await readdir(folder)).filter((file) => file.startsWith("ingredients-")).sort();
  const all = new Map<IngredientKey, IngredientSeed>();
  for (const file of files) {
    const exports: Record<string, Record<IngredientKey, IngredientSeed>> = await import(join(folder, file));
    for (const [key, ingredient] of Object.values(exports).flatMap(Object.entries<IngredientSeed>)) {
      if (all.has(key)) throw new Error(`seed: the ingredient "${key}" is defined twice`);
      all.set(key, complete(key, ingredient));
    }
  }
  return Object.fromEntries(all);
}

function complete(key: IngredientKey, ingredient: IngredientSeed): IngredientSeed {
  return {
    ...ingredient,
    density: cupDensity(key) ?? ingredient.density,
    usForm: usFormsByKey.get(key),
    usNames: usNames[key],
    countrySubstitutes: substitutes[key],
  };
}
