const storageKey = "ticks";
const maxRecipes = 100;

type Ticks = Record<string, string[]>;

/** Names of the ticked ingredients and steps of a recipe on this device. */
export function readTicks(recipeId: string): string[] {
  return readAll()[recipeId] ?? [];
}

/** Stores the ticks of a recipe; those of the 100 recipes ticked last are kept. */
export function storeTicks(recipeId: string, names: string[]): void {
  const { [recipeId]: _, ...others } = readAll();
  const all = names.length > 0 ? { ...others, [recipeId]: names } : others;
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-maxRecipes))));
  } catch {
    // Without storage the ticks last until the page is left.
  }
}

/** Whether a storage event of another tab concerns ticks; without a key all storage was cleared. */
export function concernsTicks({ key }: StorageEvent): boolean {
  return key === storageKey || key === null;
}

function readAll(): Ticks {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const entries = Object.entries(stored ?? {}).map(([id, names]) => [id, parseNames(names)] as const);
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function parseNames(names: unknown): string[] {
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}
