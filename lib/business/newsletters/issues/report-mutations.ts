import "server-only";
import { and, desc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscriptions,
} from "#lib/platform/db/tables/newsletters.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { endSubscription } from "../end-subscription-mutations.ts";
import { classifyRefusal, type DeliveryReport } from "./delivery-report.ts";

/**
 * Records a report about a newsletter. Copies of a report and their order change nothing. A hard
 * bounce and a complaint end the subscription, unless it was confirmed after the event; so does a
 * report about an address that got no newsletter yet.
 */
export async function recordDeliveryReport(report: DeliveryReport): Promise<void> {
  await db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, report);
    if (!subscription) return;
    const delivery = await findDelivery(tx, subscription.id, report);
    if (delivery) await countReport(tx, delivery, report.kind);
    const isOlder = subscription.confirmedAt !== null && report.occurredAt < subscription.confirmedAt;
    if (report.kind === "soft-bounce" || isOlder) return;
    const reason = report.kind === "complaint" ? "complaint" : "bounce";
    await endSubscription(tx, eq(newsletterSubscriptions.id, subscription.id), reason);
  });
}

/** Records the emails of newsletters that the mail server has refused itself. */
export async function recordRefusedEmails(): Promise<void> {
  const refused = await db
    .select({ emailId: outbox.id, answer: outbox.lastError, failedAt: outbox.failedAt })
    .from(outbox)
    .innerJoin(newsletterDeliveries, eq(newsletterDeliveries.id, outbox.id))
    .where(and(isNotNull(outbox.failedAt), isNull(newsletterDeliveries.bounce)))
    .limit(500);
  for (const { emailId, answer, failedAt } of refused) {
    const kind = classifyRefusal(answer ?? "");
    await recordDeliveryReport({ kind, email: null, emailId, occurredAt: failedAt ?? currentTime() });
  }
}

/** Locks the subscription that a report is about, so that reports about it wait for each other. */
async function lockSubscription(tx: Transaction, { email, emailId }: DeliveryReport) {
  const byEmailId = sql`${newsletterSubscriptions.id} = (
    select subscription_id from newsletter_deliveries where newsletter_deliveries.id = ${emailId}::uuid)`;
  for (const condition of [emailId && byEmailId, email && eq(newsletterSubscriptions.email, email)]) {
    if (!condition) continue;
    const [found] = await tx
      .select({ id: newsletterSubscriptions.id, confirmedAt: newsletterSubscriptions.confirmedAt })
      .from(newsletterSubscriptions)
      .where(condition)
      .for("no key update");
    if (found) return found;
  }
  return null;
}

/** The email that came back; without its id the latest one before the event. */
async function findDelivery(tx: Transaction, subscriptionId: string, { emailId, occurredAt }: DeliveryReport) {
  const { id, queuedAt } = newsletterDeliveries;
  const ofSubscription = eq(newsletterDeliveries.subscriptionId, subscriptionId);
  const select = () => tx.select().from(newsletterDeliveries).orderBy(desc(queuedAt)).limit(1).$dynamic();
  const [named] = emailId ? await select().where(and(ofSubscription, eq(id, emailId))) : [];
  if (named) return named;
  const [latest] = await select().where(and(ofSubscription, lte(queuedAt, occurredAt)));
  return latest ?? null;
}

type Delivery = typeof newsletterDeliveries.$inferSelect;

async function countReport(tx: Transaction, delivery: Delivery, kind: DeliveryReport["kind"]): Promise<void> {
  const { id, issueId, bounce, complainedAt } = delivery;
  const isDelivery = eq(newsletterDeliveries.id, id);
  const isIssue = eq(newsletterIssues.id, issueId);
  if (kind === "complaint") {
    if (complainedAt) return;
    await tx.update(newsletterDeliveries).set({ complainedAt: sql`now()` }).where(isDelivery);
    await tx
      .update(newsletterIssues)
      .set({ complaintCount: sql`${newsletterIssues.complaintCount} + 1` })
      .where(isIssue);
    return;
  }
  if (bounce === "hard" || (kind === "soft-bounce" && bounce === "soft")) return;
  const { hardBounceCount, softBounceCount } = newsletterIssues;
  await tx
    .update(newsletterDeliveries)
    .set({ bounce: kind === "hard-bounce" ? "hard" : "soft", bouncedAt: sql`now()` })
    .where(isDelivery);
  await tx
    .update(newsletterIssues)
    .set(
      kind === "hard-bounce"
        ? {
            hardBounceCount: sql`${hardBounceCount} + 1`,
            ...(bounce && { softBounceCount: sql`${softBounceCount} - 1` }),
          }
        : { softBounceCount: sql`${softBounceCount} + 1` },
    )
    .where(isIssue);
}
