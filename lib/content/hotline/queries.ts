import "server-only";
import { desc, isNotNull } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { hotlineQuestions } from "#lib/platform/db/tables/hotline.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface AnsweredQuestion {
  id: string;
  topic: string;
  question: string;
  answer: string;
}

/** Lists answered questions in this language, newest first. */
export const listAnsweredQuestions = cached(
  "questions",
  () => [cacheTags.questions],
  async (locale: Locale): Promise<AnsweredQuestion[]> => {
    const rows = await db
      .select()
      .from(hotlineQuestions)
      .where(isNotNull(hotlineQuestions.answeredAt))
      .orderBy(desc(hotlineQuestions.answeredAt))
      .limit(200);
    return rows.flatMap(({ id, topic, question, answer }) => {
      const texts = { question: question[locale], answer: answer[locale] };
      return texts.question && texts.answer ? [{ id, topic, question: texts.question, answer: texts.answer }] : [];
    });
  },
);
