import "server-only";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscriptions,
} from "#lib/platform/db/tables/newsletters.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { cancelEmails } from "#lib/platform/mail/queue.ts";

/**
 * Ends the active subscription that fulfils the condition, and cancels its newsletters that are
 * still in the outbox. The latest issue counts an unsubscription by its reader.
 *
 * @param reason null when the reader ends it
 */
export async function endSubscription(
  tx: Transaction,
  condition: SQL,
  reason: "bounce" | "complaint" | null = null,
): Promise<void> {
  const [ended] = await tx
    .update(newsletterSubscriptions)
    .set({ unsubscribedAt: sql`now()`, endReason: reason })
    .where(and(condition, isNull(newsletterSubscriptions.unsubscribedAt)))
    .returning({ id: newsletterSubscriptions.id });
  if (!ended) return;
  await cancelEmails(tx, sql`(select id from newsletter_deliveries where subscription_id = ${ended.id})`);
  if (reason === null) await countUnsubscription(tx, ended.id);
}

async function countUnsubscription(tx: Transaction, subscriptionId: string): Promise<void> {
  const [latest] = await tx
    .select()
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.subscriptionId, subscriptionId))
    .orderBy(desc(newsletterDeliveries.queuedAt))
    .limit(1);
  if (!latest || latest.unsubscribedAt) return;
  await tx
    .update(newsletterDeliveries)
    .set({ unsubscribedAt: sql`now()` })
    .where(eq(newsletterDeliveries.id, latest.id));
  await tx
    .update(newsletterIssues)
    .set({ unsubscribeCount: sql`${newsletterIssues.unsubscribeCount} + 1` })
    .where(eq(newsletterIssues.id, latest.issueId));
}
