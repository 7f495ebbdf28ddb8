import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Imports all files of a folder and collects their exports of these names, single values or lists:
 * `loadSeeds<RecipeSeed>("recipes", "recipe", "recipes")`.
 */
export async function loadSeeds<T>(folder: string, ...names: string[]): Promise<T[]> {
  const path = join(import.meta.dirname, folder);
  const files = (await readdir(path)).filter((file) => file.endsWith(".ts")).sort();
  const modules: Record<string, T | T[]>[] = await Promise.all(files.map((file) => import(join(path, file))));
  return modules.flatMap((exports) =>
    Object.entries(exports).flatMap(([name, value]) => (names.includes(name) ? value : [])),
  );
}
