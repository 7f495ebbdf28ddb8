import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { createdAt, id, instant } from "./columns.ts";

/** What readers tell the makers through the footer; `path` is the page they were on. */
export const feedbacks = pgTable("feedbacks", {
  id: id(),
  message: text().notNull(),
  email: text(),
  path: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  createdAt: createdAt(),
});

/** Questions to the cooking hotline; an answered one is public in the languages its answer has. */
export const questions = pgTable(
  "questions",
  {
    id: id(),
    locale: text().$type<Locale>().notNull(),
    topic: text().notNull(),
    question: jsonb().$type<Partial<Localized>>().notNull(),
    answer: jsonb().$type<Partial<Localized>>().notNull().default({}),
    createdAt: createdAt(),
    answeredAt: instant(),
  },
  (t) => [index("questions_answered_idx").on(t.answeredAt.desc().nullsFirst())],
);
