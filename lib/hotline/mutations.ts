import "server-only";
import { db } from "#lib/db/client.ts";
import { hotlineQuestions } from "#lib/db/tables/hotline.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import type { Topic } from "./schema.ts";

interface NewQuestion {
  locale: Locale;
  topic: Topic;
  question: string;
  /** Where the answer goes, too; empty without one. */
  email: string;
}

/** Stores a question, which becomes public with its answer. */
export async function createQuestion({ locale, topic, question, email }: NewQuestion): Promise<void> {
  await db.insert(hotlineQuestions).values({ locale, topic, question: { [locale]: question }, email: email || null });
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
