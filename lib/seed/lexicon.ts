import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { IngredientKey, IngredientSeed } from "./types.ts";

/** The ingredients of all lexicon files; a key that stands in two of them is refused. */
export async function lexicon(): Promise<Record<IngredientKey, IngredientSeed>> {
  const folder = join(import.meta.dirname, "ingredients");
  const files = (await readdir(folder)).filter((file) => file.startsWith("lexicon-")).sort();
  const all = new Map<IngredientKey, IngredientSeed>();
  for (const file of files) {
    const exports: Record<string, Record<IngredientKey, IngredientSeed>> = await import(join(folder, file));
    for (const [key, ingredient] of Object.values(exports).flatMap(Object.entries<IngredientSeed>)) {
      if (all.has(key)) throw new Error(`seed: the ingredient "${key}" stands in two lexicon files`);
      all.set(key, ingredient);
    }
  }
  return Object.fromEntries(all);
}
