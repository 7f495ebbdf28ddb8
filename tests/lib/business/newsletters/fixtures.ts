import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { findOrCreateIssue } from "#lib/business/newsletters/issues/mutations.ts";
import { queueDueBatch } from "#lib/business/newsletters/issues/sending-mutations.ts";
import { startIssue } from "#lib/business/newsletters/issues/start-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { newsletterIssues, newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

type Subscription = typeof newsletterSubscriptions.$inferInsert;

/** Inserts a confirmed subscription; `changes` overrides columns. */
export async function createSubscription(changes: Partial<Subscription> = {}): Promise<{ id: string; email: string }> {
  const email = changes.email ?? `reader-${randomUUID().slice(0, 8)}@example.org`;
  const confirmedAt = new Date(Date.now() - 86_400_000);
  const values = { email, locale: "de" as Locale, consent: "form-v1", location: "footer", confirmedAt, ...changes };
  const [row] = await db.insert(newsletterSubscriptions).values(values).returning({ id: newsletterSubscriptions.id });
  return { id: row?.id ?? "", email };
}

/** Inserts a public recipe with texts in both languages. */
export function createDish(authorId: string, slug: string): Promise<string> {
  const text = (language: string) =>
    recipeTexts(`${slug}-${language}`, `${slug} ${language}`, { summary: "Gut & schnell." });
  return createTestRecipe(authorId, { texts: { de: text("de"), en: text("en") } });
}

export const texts = {
  de: { subject: "Kürbis & mehr", preheader: "Fünf Rezepte", intro: "Erster Absatz.\n\nZweiter <b>Absatz</b>." },
  en: { subject: "Pumpkin & more", preheader: "Five recipes", intro: "First paragraph." },
};

/** Creates an issue with these recipes and starts it. */
export async function startNewIssue(itemIds: string[]): Promise<string> {
  const id = await findOrCreateIssue({ texts, itemIds });
  await startIssue(id, null);
  return id;
}

/** Creates an issue and queues its emails to all subscriptions. */
export async function sendNewIssue(itemIds: string[]): Promise<string> {
  const id = await startNewIssue(itemIds);
  await queueDueBatch(100);
  return id;
}

export async function issueRow(id: string) {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  if (!row) throw new Error("no issue");
  return row;
}

export async function subscriptionRow(id: string) {
  const [row] = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id));
  if (!row) throw new Error("no subscription");
  return row;
}

export const queuedEmails = () => db.select().from(outbox).orderBy(asc(outbox.nextAttemptAt), asc(outbox.id));

/** Lets the minute between two batches pass. */
export async function passMinute(): Promise<void> {
  await db
    .update(newsletterIssues)
    .set({ nextBatchAt: new Date(Date.now() - 1000) })
    .where(eq(newsletterIssues.state, "sending"));
}
