import { readJson, storeJson, storeText } from "#lib/platform/browser/stores/device-storage.ts";
import { signedOutMaxAgeMs } from "#lib/platform/browser/write-queue/pending-store.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { hasAnswers, type Preferences, type QuizQuestion, toPreferences } from "./preferences.ts";
import { preferencesStorageKey } from "./storage-key.ts";

/** Reads the answers saved in this browser; null when there are none or storage is blocked. */
export function readLocalPreferences(): Preferences | null {
  const { goals, diet, cuisines, intolerances } = Object(readJson(preferencesStorageKey)) as Record<string, unknown>;
  const answers: Record<QuizQuestion, unknown> = {
    goal: goals,
    diet: [diet],
    cuisine: cuisines,
    without: intolerances,
  };
  const preferences = toPreferences((question) =>
    Array.isArray(answers[question]) ? (answers[question] as unknown[]) : [],
  );
  return hasAnswers(preferences) ? preferences : null;
}

/**
 * Reads the answers that belong to the user who signs in: those of the last days, like what is
 * pressed while signed out. Older ones may be those of another person who shares the browser.
 */
export function readRecentLocalPreferences(): Preferences | null {
  const preferences = readLocalPreferences();
  if (!preferences) return null;
  const { at } = Object(readJson(preferencesStorageKey)) as { at?: unknown };
  return typeof at === "number" && currentTimeMs() - at < signedOutMaxAgeMs ? preferences : null;
}

/** Saves the answers in this browser, and when they were given. */
export function saveLocalPreferences(preferences: Preferences): void {
  // Without storage the result page works all the same.
  storeJson(preferencesStorageKey, { ...preferences, at: currentTimeMs() });
}

/** Removes the answers from this browser. */
export function clearLocalPreferences(): void {
  storeText(preferencesStorageKey, null);
}
