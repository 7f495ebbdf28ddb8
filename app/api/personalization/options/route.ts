import { getTranslations } from "next-intl/server";
import { createRouteHandler, json } from "#lib/http/api.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";
import { isMultipleChoice, questionChoices, quizQuestions } from "#lib/preferences/preferences.ts";

export const dynamic = "force-dynamic";

/** Field of each question in the body of /api/personalization/preferences/. */
const preferenceFields = { goal: "goals", diet: "diet", cuisine: "cuisines", without: "intolerances" } as const;

/** Questions of the quiz and valid answers, in the language of `Accept-Language`. */
export const GET = createRouteHandler(async (request) => {
  const t = await getTranslations({ locale: negotiateLocale(request.headers), namespace: "preferences" });
  const data = quizQuestions.map((question) => ({
    key: preferenceFields[question],
    title: t(`questions.${question}.title`),
    selection: isMultipleChoice(question) ? "multi" : "single",
    options: questionChoices[question].map((key) => ({
      key,
      title: t(`choices.${question}.${key}` as "choices.goal.quick"),
    })),
  }));
  return json({ data });
});
