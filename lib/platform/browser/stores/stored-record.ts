import { readJson, storeJson } from "./device-storage.ts";

/**
 * Creates a store of one value each for the recipes that were used last on this device.
 *
 * @param parse returns undefined for what is no such value
 */
export function createStoredRecord<Value>(
  key: string,
  maxRecipes: number,
  parse: (value: unknown) => Value | undefined,
) {
  function readAll(): Record<string, Value> {
    const entries = Object.entries(readJson(key) ?? {}).map(([id, value]) => [id, parse(value)] as const);
    return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined));
  }

  return {
    read: (recipeId: string): Value | undefined => readAll()[recipeId],
    /**
     * @param value undefined removes it
     * @returns false where the device stores nothing
     */
    store(recipeId: string, value: Value | undefined): boolean {
      const { [recipeId]: _, ...others } = readAll();
      const entries = Object.entries(value === undefined ? others : { ...others, [recipeId]: value });
      return storeJson(key, Object.fromEntries(entries.slice(-maxRecipes)));
    },
  };
}
