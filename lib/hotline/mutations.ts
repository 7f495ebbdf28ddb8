import "server-only";
import { db } from "#lib/db/client.ts";
import { hotlineQuestions } from "#lib/db/tables/hotline.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import type { Topic } from "./schema.ts";

/** Stores a question, which becomes public with its answer. */
export async function createQuestion(input: { locale: Locale; topic: Topic; question: string }): Promise<void> {
  const { locale, topic, question } = input;
  await db.insert(hotlineQuestions).values({ locale, topic, question: { [locale]: question } });
}

/** Stores a question with its answer, public from `answeredAt` on. */
export async function createAnsweredQuestion(input: {
  topic: Topic;
  question: Localized;
  answer: Localized;
  answeredAt: Date;
}): Promise<void> {
  await db.insert(hotlineQuestions).values({ locale: "de", createdAt: input.answeredAt, ...input });
}
