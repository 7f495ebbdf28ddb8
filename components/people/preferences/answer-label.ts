import type { QuizQuestion } from "#lib/people/preferences/preferences.ts";

/** Message key of the short name of an answer, relative to `preferences`. */
export function answerLabel(question: QuizQuestion, key: string) {
  const namespace = question === "cuisine" ? "choices.cuisine" : `answers.${question}`;
  return `${namespace}.${key}` as "answers.goal.quick";
}
