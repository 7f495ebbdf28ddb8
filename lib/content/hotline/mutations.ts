import "server-only";
import { db } from "#lib/platform/db/client.ts";
import { hotlineQuestions } from "#lib/platform/db/tables/hotline.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
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
