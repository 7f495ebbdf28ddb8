const storageKey = "notes";
const maxNotes = 200;

/** Notes on recipes that a reader without an account has written on this device. */
export function readDeviceNote(recipeId: string): string {
  return readAll()[recipeId] ?? "";
}

/** @returns false where the browser stores nothing */
export function storeDeviceNote(recipeId: string, text: string): boolean {
  const { [recipeId]: _, ...others } = readAll();
  const all = text ? { ...others, [recipeId]: text } : others;
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-maxNotes))));
    return true;
  } catch {
    return false;
  }
}

function readAll(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, text]) => typeof text === "string"));
  } catch {
    return {};
  }
}
