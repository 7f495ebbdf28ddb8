import "server-only";
import { and, eq, isNull, lt, lte, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { outbox } from "#lib/db/tables/mail.ts";

export type OutboxMail = Omit<typeof outbox.$inferSelect, "nextAttemptAt" | "failedAt" | "lastError">;

/** Longer than a delivery can take with the timeouts of the transport. */
const leaseMinutes = 5;
const giveUpAfterDays = 5;
const keepRefusedDays = 30;

/**
 * Takes one mail that is due, for this process alone, or null when none is. The claim runs out by itself: what a killed process held is
 * due again after five minutes.
 */
export async function claimMail(): Promise<OutboxMail | null> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.failedAt), lte(outbox.nextAttemptAt, sql`now()`)))
    .orderBy(outbox.nextAttemptAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [mail] = await db
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
  return mail ?? null;
}

/** The mail has left. */
export async function removeMail(id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

/** To be tried again, later every time: after 5, 10, 20 … and at most so many seconds; after five days never again. */
export async function postponeMail(mail: OutboxMail, reason: string, atMost: number): Promise<void> {
  if (Date.now() - mail.createdAt.getTime() > giveUpAfterDays * 86_400_000) return giveUpMail(mail.id, reason);
  const seconds = Math.min(atMost, 5 * 2 ** Math.min(mail.attempts - 1, 10));
  await db
    .update(outbox)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})`, lastError: clip(reason) })
    .where(eq(outbox.id, mail.id));
}

/** Never to be tried again. The body goes, because the link in it is as good as a password. */
export async function giveUpMail(id: string, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ failedAt: sql`now()`, lastError: clip(reason), text: "", html: "", headers: {} })
    .where(eq(outbox.id, id));
}

/** Forgets refused mails after a month. */
export async function sweepOutbox(): Promise<void> {
  await db.delete(outbox).where(lt(outbox.failedAt, sql`now() - make_interval(days => ${keepRefusedDays})`));
}

function clip(reason: string): string {
  return reason.replace(/\p{Cc}+/gu, " ").slice(0, 500);
}
