import "server-only";
import { db } from "#lib/db/client.ts";
import { questions } from "#lib/db/tables/voices.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import type { Topic } from "./schema.ts";

/** Stores a reader's question; it becomes public with its answer. */
export async function askQuestion(input: { locale: Locale; topic: Topic; question: string }): Promise<void> {
  const { locale, topic, question } = input;
  await db.insert(questions).values({ locale, topic, question: { [locale]: question } });
}

/** Stores a question together with its answer, public from `answeredAt` on. */
export async function publishAnswer(input: {
  topic: Topic;
  question: Localized;
  answer: Localized;
  answeredAt: Date;
}): Promise<void> {
  await db.insert(questions).values({ locale: "de", createdAt: input.answeredAt, ...input });
}
