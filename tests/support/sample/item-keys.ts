import { readSampleFolder } from "./read-sample.ts";

type Item = { key: string };

const entries = [...readSampleFolder<Item>("content/recipes"), ...readSampleFolder<Item>("content/stories")];
const fileNames = new Map(entries.map(([name, { key }]) => [key, name]));
const contentKeys = new Map(entries.map(([name, { key }]) => [name, key]));

/** Tests name recipes and stories by their files; files refer to them by their German slugs. */
export function toFileName(key: string): string {
  const name = fileNames.get(key);
  if (!name) throw new Error(`no recipe or story has the key "${key}"`);
  return name;
}

/** The key of the recipe or story of a file. */
export function toContentKey(fileName: string): string {
  const key = contentKeys.get(fileName);
  if (!key) throw new Error(`there is no recipe or story "${fileName}"`);
  return key;
}
