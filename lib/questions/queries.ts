import "server-only";
import { desc, isNotNull } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { questions } from "#lib/db/tables/voices.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export interface AnsweredQuestion {
  id: string;
  topic: string;
  question: string;
  answer: string;
}

/** Answered questions of the hotline in this language, newest first. */
export const listAnsweredQuestions = cached(
  "questions",
  () => [cacheTags.questions],
  async (locale: Locale): Promise<AnsweredQuestion[]> => {
    const rows = await db
      .select()
      .from(questions)
      .where(isNotNull(questions.answeredAt))
      .orderBy(desc(questions.answeredAt))
      .limit(200);
    return rows.flatMap(({ id, topic, question, answer }) => {
      const texts = { question: question[locale], answer: answer[locale] };
      return texts.question && texts.answer ? [{ id, topic, question: texts.question, answer: texts.answer }] : [];
    });
  },
);
