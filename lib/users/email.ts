import "server-only";
import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { tellOfAccount } from "#lib/auth/account-letters.ts";
import { issueMailToken, redeemMailToken } from "#lib/auth/mail-tokens.ts";
import { db } from "#lib/db/client.ts";
import { mailTokens, signUps } from "#lib/db/tables/accounts.ts";
import { newsletterSubscriptions } from "#lib/db/tables/mail.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { address } from "#lib/i18n/address.ts";
import { defaultLocale, type Locale } from "#lib/i18n/locales.ts";
import { queueMail } from "#lib/mail/queue.ts";

/**
 * Sends a link to an address (lower case) a user wants instead of theirs; earlier links are dead from now on. Where somebody else has the
 * address, it is that somebody who gets a mail, and the user learns nothing of it.
 */
export async function askNewAddress(userId: string, email: string, locale: Locale): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, "email")));
    const [owner] = await tx
      .select({ locale: users.locale })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email));
    if (owner) return tellOfAccount(tx, { email, locale: owner.locale ?? locale });
    const token = await issueMailToken(tx, { purpose: "email", email, userId });
    const link = `${address(locale, "/change-email")}?${new URLSearchParams({ token })}`;
    await queueMail(tx, { to: email, locale, letter: { kind: "emailChange", link } });
  });
}

/**
 * Uses up the link of such a mail: from now on the address is the user's, for the newsletter as well, and the former one is told. False
 * for a link that is dead, or an address somebody else has by now.
 */
export async function changeAddress(token: string): Promise<boolean> {
  try {
    return await db.transaction((tx) => moveIn(tx, token));
  } catch (error) {
    if ((error as { cause?: { code?: unknown } }).cause?.code === "23505") return false;
    throw error;
  }
}

async function moveIn(tx: Transaction, token: string): Promise<boolean> {
  const proof = await redeemMailToken(tx, "email", token);
  if (!proof?.userId) return false;
  const { userId, email } = proof;
  const isHere = and(eq(users.id, userId), isNull(users.bannedAt), isNull(users.deletionRequestedAt));
  const [before] = await tx.select().from(users).where(isHere).for("update");
  if (!before) return false;
  await tx.update(users).set({ email, emailConfirmedAt: sql`now()` }).where(eq(users.id, userId));
  // Links to a new password are still under way to the former address.
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, "reset")));
  await tx.delete(signUps).where(eq(signUps.email, email));
  if (!before.email) return true;
  await moveNewsletter(tx, before.email.toLowerCase(), email);
  const contactLink = address(before.locale ?? defaultLocale, "/contact");
  const letter = { kind: "emailChanged", contactLink } as const;
  await queueMail(tx, { to: before.email, locale: before.locale ?? defaultLocale, letter });
  return true;
}

/** Unless the new address has a subscription of its own. */
async function moveNewsletter(tx: Transaction, from: string, to: string): Promise<void> {
  const other = alias(newsletterSubscriptions, "other");
  const taken = tx.select({ id: other.id }).from(other).where(eq(other.email, to));
  await tx
    .update(newsletterSubscriptions)
    .set({ email: to })
    .where(and(eq(newsletterSubscriptions.email, from), notExists(taken)));
}
