import { hasAnswers, type Preferences, type QuizQuestion, toPreferences } from "./preferences.ts";
import { preferencesStorageKey } from "./storage-key.ts";

/** Reads the answers saved in this browser; null when there are none or storage is blocked. */
export function readLocalPreferences(): Preferences | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(preferencesStorageKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { goals, diet, cuisines, intolerances } = stored as Record<string, unknown>;
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
  } catch {
    return null;
  }
}

/** Saves the answers in this browser. */
export function saveLocalPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(preferencesStorageKey, JSON.stringify(preferences));
  } catch {
    // Blocked or full storage: the result page works without it.
  }
}

/** Removes the answers from this browser. */
export function clearLocalPreferences(): void {
  try {
    localStorage.removeItem(preferencesStorageKey);
  } catch {
    // Blocked storage holds nothing.
  }
}
