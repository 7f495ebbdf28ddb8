import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Everything the files of a folder export under one name, singly or as lists: `loadAll<RecipeSeed>("recipes", "recipe")`. A new recipe is
 * a new file, nothing else.
 */
export async function loadAll<T>(folder: string, ...names: string[]): Promise<T[]> {
  const path = join(import.meta.dirname, folder);
  const files = (await readdir(path)).filter((file) => file.endsWith(".ts")).sort();
  const modules: Record<string, T | T[]>[] = await Promise.all(files.map((file) => import(join(path, file))));
  return modules.flatMap((exports) =>
    Object.entries(exports).flatMap(([name, value]) => (names.includes(name) ? value : [])),
  );
}
