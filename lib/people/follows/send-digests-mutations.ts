import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { followDigests } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isDueWorkHeld } from "#lib/platform/jobs/restore-hold.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { findDueDigest, listDigestRecipes, lockDueDigest } from "./digest-queries.ts";
import { lastDigestTime } from "./digest-schedule.ts";
import { createDigestUnsubscribeLinks } from "./unsubscribe-link.ts";

/** A transaction that publishes a recipe just before the digest time has committed by then. */
const publicationDelayMs = 15 * 60_000;

/**
 * Sends the digests of the latest digest time that are not sent yet; without new recipes there is
 * no mail. Any number of processes may do so at once. A failure is logged, and the next run repeats
 * it.
 */
export async function sendDueDigests(now = currentTime()): Promise<void> {
  if (await isDueWorkHeld()) return;
  const until = lastDigestTime(new Date(now.getTime() - publicationDelayMs));
  let userId = await findDueDigest(until, null);
  while (userId !== null) {
    await sendDigest(userId, until).catch((error: Error) =>
      console.error("a digest was not sent:", error.cause ?? error),
    );
    userId = await findDueDigest(until, userId);
  }
}

/** Queues the mail and moves the period in one transaction, so that neither happens alone. */
function sendDigest(userId: string, until: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const digest = await lockDueDigest(tx, userId, until);
    if (!digest) return;
    await tx.update(followDigests).set({ coveredUntil: until }).where(eq(followDigests.userId, userId));
    await queueDigest(tx, { userId, until, ...digest });
  });
}

type DigestOfUser = NonNullable<Awaited<ReturnType<typeof lockDueDigest>>> & { userId: string; until: Date };

async function queueDigest(tx: Transaction, { email: to, ...period }: DigestOfUser): Promise<void> {
  const { userId, locale } = period;
  const { recipes, count } = await listDigestRecipes(tx, period);
  if (count === 0) return;
  const settingsLink = address(locale, "/profile/settings");
  const unsubscribe = createDigestUnsubscribeLinks(userId, locale);
  await queueEmail(tx, { to, locale, email: { kind: "followDigest", recipes, count, settingsLink, unsubscribe } });
}
