import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, timestamptz } from "./columns.ts";

/**
 * Emails waiting to be sent (transactional outbox). A row is deleted when the mail server has
 * accepted its email.
 * https://microservices.io/patterns/data/transactional-outbox.html
 */
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
    nextAttemptAt: timestamptz().notNull().defaultNow(),
    /** Set when the mail server refused the email, or after five days of retries. */
    failedAt: timestamptz(),
    lastError: text(),
    /** When it was written; of a restored backup, when its emails were released. */
    createdAt: createdAt(),
  },
  (t) => [index("outbox_due_idx").on(t.nextAttemptAt).where(sql`${t.failedAt} is null`)],
);
