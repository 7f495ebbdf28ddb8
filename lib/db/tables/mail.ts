import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/i18n/locales.ts";
import { createdAt, id, instant } from "./columns.ts";

/** Mails that have still to leave. A row goes when the mail server has taken its mail. */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    /** Set when the mail server has refused for good, or too often. */
    failedAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [index("outbox_due_idx").on(t.nextAttemptAt).where(sql`${t.failedAt} is null`)],
);

/** Who gets the newsletter, who has still to confirm, and who has left; with what they agreed to, and when. */
export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  id: id(),
  /** Lower case. */
  email: text().notNull().unique(),
  locale: text().$type<Locale>().notNull(),
  /** Which wording of the consent was shown. */
  consent: text().notNull(),
  /** Where the form stood. */
  location: text().notNull(),
  requestedAt: instant().notNull().defaultNow(),
  confirmedAt: instant(),
  unsubscribedAt: instant(),
});
