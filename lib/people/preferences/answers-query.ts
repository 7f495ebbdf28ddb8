import { answersFor, type Preferences, quizQuestions, toPreferences } from "./preferences.ts";

/** Writes quiz answers as a query string: one parameter per answer, named after its question. */
export function toAnswersQuery(preferences: Preferences): string {
  return String(
    new URLSearchParams(
      quizQuestions.flatMap((question) => answersFor(question, preferences).map((key) => [question, key])),
    ),
  );
}

/** Reads quiz answers from a query string. Unknown parameters and answers are ignored. */
export function parseAnswersQuery(query: string): Preferences {
  const params = new URLSearchParams(query);
  return toPreferences((question) => params.getAll(question));
}
