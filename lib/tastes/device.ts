import { isAnswered, type Question, type Taste, toTaste } from "./choices.ts";
import { tasteKey } from "./kept.ts";

/** What was answered in this browser; null for nothing, or where the browser keeps nothing. */
export function readTaste(): Taste | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(tasteKey) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { goals, diet, cuisines, intolerances } = kept as Record<string, unknown>;
    const given: Record<Question, unknown> = { goal: goals, diet: [diet], cuisine: cuisines, without: intolerances };
    const taste = toTaste((question) => (Array.isArray(given[question]) ? (given[question] as unknown[]) : []));
    return isAnswered(taste) ? taste : null;
  } catch {
    return null;
  }
}

/** Keeps the answers in this browser. */
export function rememberTaste(taste: Taste): void {
  try {
    localStorage.setItem(tasteKey, JSON.stringify(taste));
  } catch {
    // A browser without room or permission suggests all the same.
  }
}

/** Has this browser forget the answers. */
export function forgetTasteHere(): void {
  try {
    localStorage.removeItem(tasteKey);
  } catch {
    // There was nothing then.
  }
}
