import { getTranslations } from "next-intl/server";
import { door, reply } from "#lib/api.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { choicesOf, questions, takesSeveral } from "#lib/tastes/choices.ts";

export const dynamic = "force-dynamic";

/** Names of the questions in the body of the preferences. */
const fields = { goal: "goals", diet: "diet", cuisine: "cuisines", without: "intolerances" } as const;

/** What the quiz asks and what may be answered, in the language of `Accept-Language`. */
export const GET = door(async (request) => {
  const t = await getTranslations({ locale: localeOf(request.headers), namespace: "tastes" });
  const data = questions.map((question) => ({
    key: fields[question],
    title: t(`questions.${question}.title`),
    selection: takesSeveral(question) ? "multi" : "single",
    options: choicesOf[question].map((key) => ({
      key,
      title: t(`choices.${question}.${key}` as "choices.goal.quick"),
    })),
  }));
  return reply({ data });
});
