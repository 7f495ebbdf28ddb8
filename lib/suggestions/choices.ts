import { type QuizQuestion, quizKey, quizQuestions, quizWords } from "#lib/i18n/quiz-words.ts";

/** The answers to "what shall I cook today?": a diet, a meal, a wish. */
export type Choices = Record<QuizQuestion, string>;

/** What the form shows before anybody has chosen. */
export const firstChoices: Choices = { diet: "vegetarian", meal: "dinner", other: "under-30-mins" };

/** Keys of the choices of one question, in the order in which they are offered. */
export function choicesOf(question: QuizQuestion): string[] {
  return Object.keys(quizWords[question]);
}

/** Choices from words of any language, or null if one of them is none. */
export function parseChoices(words: Record<string, string | undefined>): Choices | null {
  const keys = quizQuestions.map((question) => [question, quizKey(question, words[question] ?? "")]);
  return keys.every(([, key]) => key !== null) ? (Object.fromEntries(keys) as Choices) : null;
}

export interface SuggestionFilter {
  tagKeys: string[];
  /** Key of the category of the meal. */
  meal: string;
  maxMinutes?: number;
}

/** What a recipe must have to fit. Vegan dishes carry the vegetarian tag as well. */
export function toFilter({ diet, meal, other }: Choices): SuggestionFilter {
  const tagKeys = [diet, other].filter((key) => key !== "all" && key !== "under-30-mins");
  return other === "under-30-mins" ? { tagKeys, meal, maxMinutes: 30 } : { tagKeys, meal };
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
