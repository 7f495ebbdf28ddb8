import "server-only";
import { and, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { heldSince } from "#lib/platform/jobs/restore-hold.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

export type OutboxEmail = Omit<typeof outbox.$inferSelect, "nextAttemptAt" | "failedAt" | "lastError">;

/** Has to exceed the timeouts of the transport. */
const leaseMinutes = 5;
const maxRetryDays = 5;
const failedRetentionDays = 30;

/**
 * Claims one due email for this process. The claim expires after the lease, so that the email of a
 * killed process is sent by another one. Emails of a restored backup are due when it is released.
 *
 * @returns null when none is due
 */
export async function claimEmail(): Promise<OutboxEmail | null> {
  const isReleased = gt(outbox.createdAt, sql`coalesce(${heldSince}, '-infinity')`);
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.failedAt), lte(outbox.nextAttemptAt, sql`now()`), isReleased))
    .orderBy(outbox.nextAttemptAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [email] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(mins => ${leaseMinutes})`,
    })
    .where(eq(outbox.id, sql`(${due})`))
    .returning({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      html: outbox.html,
      headers: outbox.headers,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
    });
  return email ?? null;
}

/**
 * Gives the emails of a restored backup, which are about to be released, as much time as new ones
 * have: it counts from now on.
 */
export async function restartAttempts(tx: Transaction): Promise<void> {
  await tx
    .update(outbox)
    .set({ createdAt: sql`now()` })
    .where(and(isNull(outbox.failedAt), lte(outbox.createdAt, heldSince)));
}

export async function deleteEmail(id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

/**
 * Schedules the next attempt with exponential backoff: after 5, 10, 20 … seconds. After five days
 * the email counts as failed.
 *
 * @param maxDelaySeconds upper limit of the delay
 */
export async function rescheduleEmail(email: OutboxEmail, reason: string, maxDelaySeconds: number): Promise<void> {
  if (currentTimeMs() - email.createdAt.getTime() > maxRetryDays * 86_400_000) return markEmailFailed(email.id, reason);
  const delaySeconds = Math.min(maxDelaySeconds, 5 * 2 ** Math.min(email.attempts - 1, 10));
  await db
    .update(outbox)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${delaySeconds})`, lastError: truncateReason(reason) })
    .where(eq(outbox.id, email.id));
}

/**
 * Marks an email as failed for good. Its body is wiped, because a link in it is as good as a
 * password.
 */
export async function markEmailFailed(id: string, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ failedAt: sql`now()`, lastError: truncateReason(reason), text: "", html: "", headers: {} })
    .where(eq(outbox.id, id));
}

/** Deletes failed emails after a month. */
export async function deleteFailedEmails(): Promise<void> {
  await db.delete(outbox).where(lt(outbox.failedAt, sql`now() - make_interval(days => ${failedRetentionDays})`));
}

function truncateReason(reason: string): string {
  return reason.replace(/\p{Cc}+/gu, " ").slice(0, 500);
}
