import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "./columns.ts";

/**
 * Questions to the cooking hotline. A question is open until an editor answers or rejects it, and
 * public in the languages it is answered in. `locale` is that of the reader.
 */
export const hotlineQuestions = pgTable(
  "hotline_questions",
  {
    id: id(),
    locale: text().$type<Locale>().notNull(),
    topic: text().notNull(),
    question: jsonb().$type<Partial<Localized>>().notNull(),
    answer: jsonb().$type<Partial<Localized>>().notNull().default({}),
    /** Where the answer goes, too; only while the question is open. */
    email: text(),
    /** Grows with each change, so that of two editors the second one sees the first one's. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    answeredAt: timestamptz(),
    rejectedAt: timestamptz(),
  },
  (t) => [
    index("hotline_questions_answered_idx").on(t.answeredAt.desc().nullsFirst()),
    index("hotline_questions_open_idx")
      .on(t.createdAt, t.id)
      .where(sql`${t.answeredAt} is null and ${t.rejectedAt} is null`),
    index("hotline_questions_rejected_idx").on(t.rejectedAt.desc()).where(sql`${t.rejectedAt} is not null`),
    index("hotline_questions_email_idx").on(sql`lower(${t.email})`).where(sql`${t.email} is not null`),
    check("hotline_questions_one_decision", sql`${t.answeredAt} is null or ${t.rejectedAt} is null`),
  ],
);
