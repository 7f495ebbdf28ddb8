import { type QuizQuestion, quizKey, quizQuestions, quizWords } from "#lib/i18n/quiz-words.ts";
import { scope } from "#lib/search/scopes.ts";

/** The answers to "what shall I cook today?": a diet, a meal, a wish. */
export type Choices = Record<QuizQuestion, string>;

/** The wish that is about time. */
export const quick = "under-30-mins";

/** What the form shows before anybody has chosen; the meal follows the clock (meals.ts). */
export const firstChoices: Choices = { diet: "vegetarian", meal: "dinner", other: quick };

/** Keys of the choices of one question, in the order in which they are offered. */
export function choicesOf(question: QuizQuestion): string[] {
  return Object.keys(quizWords[question]);
}

/** Choices from words of any language, or null if one of them is none. */
export function parseChoices(words: Record<string, string | undefined>): Choices | null {
  const keys = quizQuestions.map((question) => [question, quizKey(question, words[question] ?? "")]);
  return keys.every(([, key]) => key !== null) ? (Object.fromEntries(keys) as Choices) : null;
}

/** What to search for. Vegan dishes carry the vegetarian tag as well. */
export function toSearch({ diet, meal, other }: Choices, loosened: readonly QuizQuestion[] = []) {
  const wish = loosened.includes("other") ? null : other;
  const tags = [diet, wish].filter((key) => key !== null && key !== "all" && key !== quick) as string[];
  const lists = loosened.includes("meal") ? [] : [scope.category(meal)];
  return {
    scope: [scope.type("recipe"), ...lists, ...tags.map(scope.tag)],
    filters: wish === quick ? { time: ["30"] } : {},
  };
}

export interface Neighbour {
  changed: QuizQuestion;
  choices: Choices;
}

/** Every combination that differs from this one in one choice, question by question. */
export function neighboursOf(choices: Choices): Neighbour[] {
  return quizQuestions.flatMap((changed) =>
    choicesOf(changed)
      .filter((key) => key !== choices[changed])
      .map((key) => ({ changed, choices: { ...choices, [changed]: key } })),
  );
}
