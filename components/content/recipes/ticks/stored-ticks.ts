import { createStoredRecord } from "#lib/platform/browser/stores/stored-record.ts";

const storageKey = "ticks";
const storedTicks = createStoredRecord<string[]>(storageKey, 100, parseNames);

/** Names of the ticked ingredients and steps of a recipe on this device. */
export function readTicks(recipeId: string): string[] {
  return storedTicks.read(recipeId) ?? [];
}

/** Stores the ticks of a recipe; those of the 100 recipes ticked last are kept. */
export function storeTicks(recipeId: string, names: string[]): void {
  // Without storage the ticks last until the page is left.
  storedTicks.store(recipeId, names.length > 0 ? names : undefined);
}

/** Whether a storage event of another tab concerns ticks; without a key all storage was cleared. */
export function concernsTicks({ key }: StorageEvent): boolean {
  return key === storageKey || key === null;
}

function parseNames(names: unknown): string[] {
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}
