import { readText } from "#lib/platform/browser/stores/device-storage.ts";

// Apart from local-storage.ts, because every page loads this file.

/** localStorage key of the answers given while signed out. */
export const preferencesStorageKey = "taste";
/** localStorage key of answers that have not reached the account yet. */
export const pendingPreferencesKey = "pendingPreferences";

/** Whether this browser holds answers given while signed out. */
export function hasLocalPreferences(): boolean {
  return readText(preferencesStorageKey) !== null;
}

/** Whether this browser holds answers that have not reached the account yet. */
export function hasPendingPreferences(): boolean {
  return readText(pendingPreferencesKey) !== null;
}
