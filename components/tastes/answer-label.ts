import type { Question } from "#lib/tastes/choices.ts";

/** Key below `tastes` of the short word for an answer. */
export function answerLabel(question: Question, key: string) {
  const room = question === "cuisine" ? "choices.cuisine" : `answers.${question}`;
  return `${room}.${key}` as "answers.goal.quick";
}
