import "server-only";
import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { consumeMailToken, createMailToken } from "#lib/platform/auth/mail-tokens.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { endSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { mailTokens, signUps } from "#lib/platform/db/tables/accounts.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { sendAccountExistsEmail } from "../emails.ts";
import { lockSession } from "../lock-session-queries.ts";

/**
 * Sends a confirmation link to a user's new address and revokes earlier links. If the address
 * belongs to another user, that user gets a mail instead; the requester cannot tell the difference.
 *
 * @param email In lower case.
 * @param sessionId of the session that asks
 * @throws {ApiError} "credentials" when the session was ended meanwhile
 */
export async function requestEmailChange(
  userId: string,
  email: string,
  locale: Locale,
  sessionId?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (sessionId !== undefined) await lockSession(tx, userId, sessionId);
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email));
    if (owner) {
      await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, "email")));
      return sendAccountExistsEmail(tx, { email, locale });
    }
    const token = await createMailToken(tx, { purpose: "email", email, userId });
    const link = `${address(locale, "/change-email")}?${new URLSearchParams({ token })}`;
    await queueEmail(tx, { to: email, locale, email: { kind: "emailChange", link } });
  });
}

interface ConfirmOptions {
  /** Language of the page, and of the mail; without one that of the account. */
  locale?: Locale;
  /** Who confirms, if signed in: their own session does not end. */
  session?: Pick<SessionUser, "id" | "sessionId"> | null;
}

/**
 * Consumes the token of a confirmation link: sets the address of the user and of their newsletter
 * subscription, ends all sessions but the one that confirms, and tells the former address how to
 * take the change back.
 *
 * @returns False for an invalid token, or when the address belongs to another user by now.
 */
export async function confirmEmailChange(token: string, options: ConfirmOptions = {}): Promise<boolean> {
  return (await unlessEmailTaken(() => db.transaction((tx) => applyEmailChange(tx, token, options)))) ?? false;
}

async function applyEmailChange(tx: Transaction, token: string, options: ConfirmOptions): Promise<boolean> {
  const proven = await consumeMailToken(tx, "email", token);
  if (!proven?.userId) return false;
  const { userId, email } = proven;
  const isActive = and(eq(users.id, userId), isNull(users.bannedAt), isNull(users.deletionRequestedAt));
  const [user] = await tx.select().from(users).where(isActive).for("update");
  if (!user) return false;
  await tx.update(users).set({ email, emailConfirmedAt: sql`now()` }).where(eq(users.id, userId));
  // Reset links may still lie in the mailbox of the former address.
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, "reset")));
  await tx.delete(signUps).where(eq(signUps.email, email));
  await endSessions(userId, options.session?.id === userId ? options.session.sessionId : undefined, tx);
  if (!user.email) return true;
  const formerEmail = user.email.toLowerCase();
  await transferSubscription(tx, formerEmail, email);
  await sendEmailChangedEmail(tx, {
    userId,
    email: formerEmail,
    locale: options.locale ?? user.locale ?? defaultLocale,
  });
  return true;
}

/** Tells a former address of the change, with a link that takes it back. */
async function sendEmailChangedEmail(
  tx: Transaction,
  { userId, email, locale }: { userId: string; email: string; locale: Locale },
): Promise<void> {
  const token = await createMailToken(tx, { purpose: "restoreEmail", email, userId });
  const restoreLink = `${address(locale, "/restore-email")}?${new URLSearchParams({ token })}`;
  const contactLink = address(locale, "/contact");
  await queueEmail(tx, { to: email, locale, email: { kind: "emailChanged", restoreLink, contactLink } });
}

/** Runs a change of an address; null when that belongs to another user. */
export async function unlessEmailTaken<Result>(change: () => Promise<Result>): Promise<Result | null> {
  try {
    return await change();
  } catch (error) {
    const sqlState = (error as { cause?: { code?: unknown } }).cause?.code;
    if (sqlState === uniqueViolation) return null;
    throw error;
  }
}

/** SQLSTATE */
const uniqueViolation = "23505";

/** Moves the newsletter subscription to the new address unless that has its own. */
export async function transferSubscription(tx: Transaction, from: string, to: string): Promise<void> {
  const other = alias(newsletterSubscriptions, "other");
  const existing = tx.select({ id: other.id }).from(other).where(eq(other.email, to));
  await tx
    .update(newsletterSubscriptions)
    .set({ email: to })
    .where(and(eq(newsletterSubscriptions.email, from), notExists(existing)));
}
