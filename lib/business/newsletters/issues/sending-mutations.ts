import "server-only";
import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import { env } from "#lib/platform/config/env.ts";
import { batchesOf } from "#lib/platform/db/batches.ts";
import { db } from "#lib/platform/db/client.ts";
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscriptions,
} from "#lib/platform/db/tables/newsletters.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { getActiveLocales, toActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { isDueWorkHeld } from "#lib/platform/jobs/restore-hold.ts";
import { getListHeaders } from "#lib/platform/mail/list-headers.ts";
import { queueRenderedEmails } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { createUnsubscribeLinks } from "../unsubscribe-link.ts";
import { getIssueContent } from "./content-queries.ts";
import { createIssueRenderer } from "./issue-email.ts";
import { isActiveSubscription } from "./queries.ts";

/** Rows of one statement: an email has up to 30 kB. */
const batchSize = 50;
const deliveryRetentionDays = 90;

/**
 * Queues the next emails of the issue that is being sent, at most as many as may leave in a minute,
 * and spreads them over it. Emails, deliveries and the position in the list of subscribers commit
 * together: after a crash the next run continues where the last one was. Any number of processes
 * may do so at once.
 *
 * @param perMinute limit of all processes together
 */
export async function queueDueBatch(perMinute = env.NEWSLETTER_EMAILS_PER_MINUTE): Promise<void> {
  if (await isDueWorkHeld()) return;
  await db.transaction(async (tx) => {
    const issue = await lockSendingIssue(tx);
    if (!issue) return;
    const recipients = await listRecipients(tx, issue.lastSubscriptionId, perMinute);
    const queued = await queueEmails(tx, issue.id, recipients, perMinute);
    const isDone = recipients.length < perMinute;
    await tx
      .update(newsletterIssues)
      .set({
        sentCount: sql`${newsletterIssues.sentCount} + ${queued}`,
        lastSubscriptionId: recipients.at(-1)?.id ?? issue.lastSubscriptionId,
        nextBatchAt: isDone ? null : sql`now() + interval '1 minute'`,
        ...(isDone && { state: "sent" as const, sentAt: sql`now()` }),
      })
      .where(eq(newsletterIssues.id, issue.id));
  });
}

/**
 * Sends an issue to one editor, with what is public when it is to be sent. It counts nowhere, and
 * its link to unsubscribe leads to the settings.
 */
export async function queueTestEmail(
  issueId: string,
  { to, locale, at }: { to: string; locale: Locale; at?: Date | null },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const content = await getIssueContent(issueId, locale, tx, at);
    if (!content?.subject || content.entries.length === 0) return false;
    const render = await createIssueRenderer({ ...content, slug: null }, { isTest: true });
    const email = render({ pageLink: address(locale, "/profile/settings") });
    await queueRenderedEmails(tx, [{ id: randomUUID(), to, headers: {}, delaySeconds: 0, ...email }]);
    return true;
  });
}

/**
 * Deletes deliveries after three months, when no more reports about them come. The counters of the
 * issue stay.
 */
export async function deleteOldDeliveries(): Promise<void> {
  await db
    .delete(newsletterDeliveries)
    .where(lt(newsletterDeliveries.queuedAt, sql`now() - make_interval(days => ${deliveryRetentionDays})`));
}

/** One issue after the other: the limit holds for all of them. */
async function lockSendingIssue(tx: Transaction) {
  const [issue] = await tx
    .select({
      id: newsletterIssues.id,
      lastSubscriptionId: newsletterIssues.lastSubscriptionId,
      isDue: sql<boolean>`${newsletterIssues.nextBatchAt} <= now()`,
    })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.state, "sending"))
    .orderBy(asc(newsletterIssues.startedAt))
    .limit(1)
    .for("update");
  return issue?.isDue ? issue : null;
}

interface Recipient {
  id: string;
  email: string;
  locale: Locale;
}

async function listRecipients(tx: Transaction, after: string | null, limit: number): Promise<Recipient[]> {
  const { id, email, locale } = newsletterSubscriptions;
  return tx
    .select({ id, email, locale })
    .from(newsletterSubscriptions)
    .where(and(isActiveSubscription(), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit)
    .for("key share");
}

/** Returns how many were queued: subscribers who have the issue already get no second one. */
async function queueEmails(tx: Transaction, issueId: string, recipients: Recipient[], perMinute: number) {
  const renderers = new Map<Locale, Awaited<ReturnType<typeof createIssueRenderer>>>();
  for (const locale of getActiveLocales()) {
    const content = await getIssueContent(issueId, locale, tx);
    // Without a public recipe or story there is nothing to read in this language any more.
    if (content && content.entries.length > 0) renderers.set(locale, await createIssueRenderer(content));
  }
  let queued = 0;
  for (const batch of batchesOf(recipients, batchSize)) {
    const readers = batch.filter(({ locale }) => renderers.has(toActiveLocale(locale)));
    const ids = await insertDeliveries(tx, issueId, readers);
    const emails = readers.flatMap(({ id: subscriptionId, email: to, locale: chosen }) => {
      const locale = toActiveLocale(chosen);
      const [id, render] = [ids.get(subscriptionId), renderers.get(locale)];
      if (!id || !render) return [];
      const links = createUnsubscribeLinks(subscriptionId, locale);
      const delaySeconds = (queued++ * 60) / perMinute;
      return [{ id, to, headers: getListHeaders(links.oneClickLink), delaySeconds, ...render(links) }];
    });
    await queueRenderedEmails(tx, emails);
  }
  return queued;
}

async function insertDeliveries(tx: Transaction, issueId: string, recipients: Recipient[]) {
  if (recipients.length === 0) return new Map<string, string>();
  const rows = await tx
    .insert(newsletterDeliveries)
    .values(recipients.map(({ id: subscriptionId }) => ({ id: randomUUID(), issueId, subscriptionId })))
    .onConflictDoNothing()
    .returning({ id: newsletterDeliveries.id, subscriptionId: newsletterDeliveries.subscriptionId });
  return new Map(rows.map(({ id, subscriptionId }) => [subscriptionId, id]));
}
