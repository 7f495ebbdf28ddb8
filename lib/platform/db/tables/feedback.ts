import { pgTable, text } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id } from "./columns.ts";

/** Messages from the feedback form in the footer. `path` is the page the reader was on. */
export const feedbackMessages = pgTable("feedback_messages", {
  id: id(),
  message: text().notNull(),
  email: text(),
  path: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  createdAt: createdAt(),
});
