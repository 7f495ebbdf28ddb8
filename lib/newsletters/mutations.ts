import "server-only";
import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { issueMailToken, redeemMailToken } from "#lib/auth/mail-tokens.ts";
import { db } from "#lib/db/client.ts";
import { newsletterSubscriptions } from "#lib/db/tables/mail.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { queueMail } from "#lib/mail/queue.ts";
import { consentOf } from "./consent.ts";
import { limits } from "./limits.ts";
import type { NewsletterLocation } from "./schema.ts";
import { isUnsubscribeKey, unsubscribeLinks } from "./unsubscribe-link.ts";

interface Order {
  /** Lower case. */
  email: string;
  locale: Locale;
  location: NewsletterLocation;
}

/** Takes an order and asks by mail whether it is meant. The caller learns nothing about the address: what is to be said is in the mail. */
export async function subscribe(order: Order): Promise<void> {
  if (!limits().to(order.email)) return;
  await db.transaction(async (tx) => {
    const { id, isConfirmed } = await noteOrder(tx, order);
    const { email: to, locale } = order;
    if (isConfirmed) {
      const letter = { kind: "newsletterKnown", unsubscribe: unsubscribeLinks(id, locale) } as const;
      await queueMail(tx, { to, locale, letter });
    } else await askToConfirm(tx, order);
  });
}

/** Uses up the link of a confirmation mail; false when it is unknown, used or late. A mail with the way out follows. */
export async function confirmSubscription(token: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const proof = await redeemMailToken(tx, "newsletter", token);
    if (!proof) return false;
    const [row] = await tx
      .update(newsletterSubscriptions)
      .set({ confirmedAt: sql`now()`, unsubscribedAt: null })
      .where(eq(newsletterSubscriptions.email, proof.email))
      .returning({ id: newsletterSubscriptions.id, locale: newsletterSubscriptions.locale });
    if (!row) return false;
    const letter = { kind: "newsletterWelcome", unsubscribe: unsubscribeLinks(row.id, row.locale) } as const;
    await queueMail(tx, { to: proof.email, locale: row.locale, letter });
    return true;
  });
}

/** Ends the subscription a signed link stands for; false when the link is not one of ours. Leaving twice does no harm. */
export async function unsubscribe({ id, key }: { id: string; key: string }): Promise<boolean> {
  if (!isUnsubscribeKey(id, key)) return false;
  await end(eq(newsletterSubscriptions.id, id));
  return true;
}

/**
 * Orders or ends the newsletter for a user's own address. "on" and "off" are done; "pending" waits for the link in a mail, because nobody
 * has proved yet that the address is theirs. Null without an address.
 */
export async function setNewsletter(input: {
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
    const order: Order = { email: user.email, locale, location: "settings" };
    if (!user.confirmedAt) {
      if (!wanted || !limits().to(order.email)) return "off";
      await noteOrder(tx, order);
      await askToConfirm(tx, order);
      return "pending";
    }
    if (wanted) await noteOrder(tx, order, true);
    else await end(eq(newsletterSubscriptions.email, order.email), tx);
    return wanted ? "on" : "off";
  });
}

/** Forgets orders nobody has confirmed within a week, and what proves a consent three years after it has been withdrawn. */
export async function sweepSubscriptions(): Promise<void> {
  const { confirmedAt, requestedAt, unsubscribedAt } = newsletterSubscriptions;
  const isStale = and(isNull(confirmedAt), lt(requestedAt, sql`now() - interval '7 days'`));
  const isPast = lt(unsubscribedAt, sql`now() - interval '3 years'`);
  await db.delete(newsletterSubscriptions).where(or(isStale, isPast));
}

/**
 * One row per address. A running subscription stays as it is: what was agreed to first counts. One that has ended stays ended until the
 * new order is confirmed.
 */
async function noteOrder(tx: Transaction, { email, locale, location }: Order, isProved = false) {
  const { confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const agreed = {
    locale,
    location,
    consent: consentOf(location),
    requestedAt: new Date(),
    ...(isProved && { confirmedAt: new Date(), unsubscribedAt: null }),
  };
  const [changed] = await tx
    .insert(newsletterSubscriptions)
    .values({ email, ...agreed })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: agreed,
      setWhere: sql`${confirmedAt} is null or ${unsubscribedAt} is not null`,
    })
    .returning({ id: newsletterSubscriptions.id });
  if (changed) return { id: changed.id, isConfirmed: isProved };
  const [running] = await tx
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  if (!running) throw new Error("a subscription has vanished");
  return { id: running.id, isConfirmed: true };
}

async function askToConfirm(tx: Transaction, { email, locale }: Order): Promise<void> {
  const token = await issueMailToken(tx, { purpose: "newsletter", email });
  const link = `${address(locale, "/newsletter/confirm")}?token=${token}`;
  await queueMail(tx, { to: email, locale, letter: { kind: "newsletterConfirm", link } });
}

async function end(whose: SQL, tx: Transaction | typeof db = db): Promise<void> {
  const { unsubscribedAt } = newsletterSubscriptions;
  await tx
    .update(newsletterSubscriptions)
    .set({ unsubscribedAt: sql`now()` })
    .where(and(whose, isNull(unsubscribedAt)));
}
