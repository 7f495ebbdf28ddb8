import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { createdAt, id, timestamptz } from "./columns.ts";

/** Questions to the cooking hotline. A question is public in the languages it is answered in. */
export const hotlineQuestions = pgTable(
  "hotline_questions",
  {
    id: id(),
    locale: text().$type<Locale>().notNull(),
    topic: text().notNull(),
    question: jsonb().$type<Partial<Localized>>().notNull(),
    answer: jsonb().$type<Partial<Localized>>().notNull().default({}),
    createdAt: createdAt(),
    answeredAt: timestamptz(),
  },
  (t) => [index("hotline_questions_answered_idx").on(t.answeredAt.desc().nullsFirst())],
);
