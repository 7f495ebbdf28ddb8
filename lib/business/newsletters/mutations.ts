import "server-only";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { consumeMailToken, createMailToken, hasValidMailToken } from "#lib/platform/auth/mail-tokens.ts";
import { db } from "#lib/platform/db/client.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { toEmailKey } from "#lib/platform/http/rate-limit/email-key.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { getConsentVersion } from "./consent.ts";
import { endSubscription } from "./end-subscription-mutations.ts";
import { newsletterLimits } from "./limits.ts";
import type { NewsletterLocation } from "./schema.ts";
import { createUnsubscribeLinks, isValidUnsubscribeKey } from "./unsubscribe-link.ts";

interface SubscriptionRequest {
  /** In lower case. */
  email: string;
  locale: Locale;
  location: NewsletterLocation;
}

/**
 * Stores a subscription and sends a confirmation mail. The result does not reveal whether the
 * address is subscribed; the mail does. Above the limit strangers send no further one, and a valid
 * link lies in the mailbox already.
 *
 * @param isOwner whether the address is that of the signed-in user
 */
export async function subscribe(request: SubscriptionRequest, isOwner = false): Promise<void> {
  const { email: to, locale } = request;
  const isAllowed = await newsletterLimits().perEmail(toEmailKey(to, isOwner));
  await db.transaction(async (tx) => {
    if (!isAllowed && (await hasValidMailToken(tx, "newsletter", to))) return;
    const { id, isConfirmed } = await upsertSubscription(tx, request);
    if (isConfirmed) {
      if (!isAllowed) return;
      const unsubscribe = createUnsubscribeLinks(id, locale);
      await queueEmail(tx, { to, locale, email: { kind: "newsletterKnown", unsubscribe } });
    } else await sendConfirmationEmail(tx, request);
  });
}

/**
 * Confirms a subscription with the token of the mail, and sends a mail with the unsubscribe links.
 *
 * @returns False for an invalid token.
 */
export async function confirmSubscription(token: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const proven = await consumeMailToken(tx, "newsletter", token);
    if (!proven) return false;
    const [row] = await tx
      .update(newsletterSubscriptions)
      .set({ confirmedAt: sql`now()`, unsubscribedAt: null, endReason: null })
      .where(eq(newsletterSubscriptions.email, proven.email))
      .returning({ id: newsletterSubscriptions.id, locale: newsletterSubscriptions.locale });
    if (!row) return false;
    const unsubscribe = createUnsubscribeLinks(row.id, row.locale);
    await queueEmail(tx, { to: proven.email, locale: row.locale, email: { kind: "newsletterWelcome", unsubscribe } });
    return true;
  });
}

/**
 * Ends a subscription with a signed link. Idempotent.
 *
 * @returns False for an invalid signature.
 */
export async function unsubscribe({ id, key }: { id: string; key: string }): Promise<boolean> {
  if (!isValidUnsubscribeKey(id, key)) return false;
  await db.transaction((tx) => endSubscription(tx, eq(newsletterSubscriptions.id, id)));
  return true;
}

/**
 * Subscribes or unsubscribes a user's own address.
 *
 * @returns "pending" when a confirmation mail was sent because the address is unconfirmed; null for
 *   a user without an address.
 */
export async function setSubscription(input: {
  userId: string;
  wanted: boolean;
  locale: Locale;
}): Promise<"on" | "off" | "pending" | null> {
  const { userId, wanted, locale } = input;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: sql<string | null>`lower(${users.email})`, confirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(eq(users.id, userId));
    if (!user?.email) return null;
    const request: SubscriptionRequest = { email: user.email, locale, location: "settings" };
    if (!user.confirmedAt) {
      if (!wanted || !(await newsletterLimits().perEmail(toEmailKey(request.email, true)))) return "off";
      await upsertSubscription(tx, request);
      await sendConfirmationEmail(tx, request);
      return "pending";
    }
    if (wanted) await upsertSubscription(tx, request, true);
    else await endSubscription(tx, eq(newsletterSubscriptions.email, request.email));
    return wanted ? "on" : "off";
  });
}

/**
 * Deletes subscriptions that were not confirmed within a week, and ended ones after three years,
 * when their consent needs no proof any more.
 */
export async function deleteStaleSubscriptions(): Promise<void> {
  const { confirmedAt, requestedAt, unsubscribedAt } = newsletterSubscriptions;
  const isStale = and(isNull(confirmedAt), lt(requestedAt, sql`now() - interval '7 days'`));
  const isExpired = lt(unsubscribedAt, sql`now() - interval '3 years'`);
  await db.delete(newsletterSubscriptions).where(or(isStale, isExpired));
}

/**
 * Inserts or updates the row of an address. An active subscription keeps its consent; an ended one
 * stays ended until the new request is confirmed.
 */
async function upsertSubscription(
  tx: Transaction,
  { email, locale, location }: SubscriptionRequest,
  isEmailProven = false,
) {
  const { confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const consentValues = {
    locale,
    location,
    consent: getConsentVersion(location),
    requestedAt: currentTime(),
    ...(isEmailProven && { confirmedAt: currentTime(), unsubscribedAt: null, endReason: null }),
  };
  const [upserted] = await tx
    .insert(newsletterSubscriptions)
    .values({ email, ...consentValues })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: consentValues,
      setWhere: sql`${confirmedAt} is null or ${unsubscribedAt} is not null`,
    })
    .returning({ id: newsletterSubscriptions.id });
  if (upserted) return { id: upserted.id, isConfirmed: isEmailProven };
  const [activeRow] = await tx
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  if (!activeRow) throw new Error("a subscription has vanished");
  return { id: activeRow.id, isConfirmed: true };
}

async function sendConfirmationEmail(tx: Transaction, { email, locale }: SubscriptionRequest): Promise<void> {
  const token = await createMailToken(tx, { purpose: "newsletter", email });
  const link = `${address(locale, "/newsletter/confirm")}?token=${token}`;
  await queueEmail(tx, { to: email, locale, email: { kind: "newsletterConfirm", link } });
}
