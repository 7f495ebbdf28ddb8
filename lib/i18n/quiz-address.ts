import { fill } from "./address.ts";
import type { Locale, Localized } from "./locales.ts";
import { quizQuestions, quizWord } from "./quiz-words.ts";

/** Site-relative address of a combination of "what to cook today", from its keys in the order of the questions. */
export function quizAddress(locale: Locale, keys: readonly string[]): string {
  const words = quizQuestions.map((question, n) => [question, quizWord(question, keys[n] ?? "", locale)]);
  return fill(locale, "/what-to-cook-today/[diet]/[meal]/[other]", Object.fromEntries(words));
}

/** The same in every language, for alternates. */
export function quizAddresses(keys: readonly string[]): Localized {
  return { de: quizAddress("de", keys), en: quizAddress("en", keys) };
}
