import "server-only";
import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { followDigests, users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { digestConsentVersion } from "./consent.ts";
import { isValidDigestKey } from "./unsubscribe-link.ts";

/**
 * Sets whether a user gets the weekly digest, and stores the consent. Requesting it again keeps the
 * first consent. The first digest has the recipes published after the request.
 *
 * @returns "unconfirmed" when the user has no confirmed email address
 */
export async function setDigest(input: {
  userId: string;
  wanted: boolean;
  locale: Locale;
}): Promise<"on" | "off" | "unconfirmed"> {
  const { userId, wanted, locale } = input;
  if (!wanted) {
    await endDigest(userId);
    return "off";
  }
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.email), isNotNull(users.emailConfirmedAt)))
      .for("share");
    if (!user) return "unconfirmed";
    const values = {
      locale,
      consent: digestConsentVersion,
      requestedAt: sql`now()`,
      unsubscribedAt: null,
      coveredUntil: sql`now()`,
    };
    await tx
      .insert(followDigests)
      .values({ userId, ...values })
      .onConflictDoUpdate({
        target: followDigests.userId,
        set: values,
        setWhere: isNotNull(followDigests.unsubscribedAt),
      });
    return "on";
  });
}

/**
 * Ends the digest with a signed link. Idempotent.
 *
 * @returns False for an invalid signature.
 */
export async function unsubscribeFromDigest({ id, key }: { id: string; key: string }): Promise<boolean> {
  if (!isValidDigestKey(id, key)) return false;
  await endDigest(id);
  return true;
}

/** Deletes ended digests after three years, when their consent needs no proof any more. */
export async function deleteEndedDigests(): Promise<void> {
  await db.delete(followDigests).where(lt(followDigests.unsubscribedAt, sql`now() - interval '3 years'`));
}

async function endDigest(userId: string): Promise<void> {
  await db
    .update(followDigests)
    .set({ unsubscribedAt: sql`now()` })
    .where(and(eq(followDigests.userId, userId), isNull(followDigests.unsubscribedAt)));
}
