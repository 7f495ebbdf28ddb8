import type { Localized } from "./locales.ts";

const words = (en: string, de: string): Localized => ({ en, de });

/** The three choices of "what to cook today" and their words in addresses; keys are the English words of the specification. */
export const quizWords = {
  diet: { all: words("all", "alles"), vegetarian: words("vegetarian", "vegetarisch"), vegan: words("vegan", "vegan") },
  meal: {
    dinner: words("dinner", "abendessen"),
    lunch: words("lunch", "mittagessen"),
    breakfast: words("breakfast", "fruhstuck"),
  },
  other: {
    "under-30-mins": words("under-30-mins", "unter-30-minuten"),
    healthy: words("healthy", "gesund"),
    "for-children": words("for-children", "fur-kinder"),
  },
} as const;

export type QuizQuestion = keyof typeof quizWords;
export const quizQuestions = ["diet", "meal", "other"] as const satisfies QuizQuestion[];

/** The key of a choice from its word in any language, or null for a word that is none. */
export function quizKey(question: QuizQuestion, word: string): string | null {
  const choices: Record<string, Localized> = quizWords[question];
  return Object.keys(choices).find((key) => choices[key]?.de === word || choices[key]?.en === word) ?? null;
}

/** The word of a choice in one language. */
export function quizWord(question: QuizQuestion, key: string, locale: keyof Localized): string {
  const choices: Record<string, Localized> = quizWords[question];
  return choices[key]?.[locale] ?? key;
}
