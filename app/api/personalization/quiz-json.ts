import { getTranslations } from "next-intl/server";
import { isMultipleChoice, questionChoices, quizQuestions } from "#lib/people/preferences/preferences.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Field of each question in the preferences. */
const preferenceFields = { goal: "goals", diet: "diet", cuisine: "cuisines", without: "intolerances" } as const;

/** The questions of the quiz with their answers, in one language. */
export async function listQuestionsJson(locale: Locale) {
  const t = await getTranslations({ locale, namespace: "preferences" });
  return quizQuestions.map((question) => ({
    key: preferenceFields[question],
    title: t(`questions.${question}.title`),
    selection: isMultipleChoice(question) ? ("multi" as const) : ("single" as const),
    options: questionChoices[question].map((key) => ({
      key,
      title: t(`choices.${question}.${key}` as "choices.goal.quick"),
    })),
  }));
}
