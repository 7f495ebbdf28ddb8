import "server-only";
import { and, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { consumeMailToken, createMailToken } from "#lib/platform/auth/mail-tokens.ts";
import { endSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { connectedAccounts, credentials, mailTokens, signUps } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { restoreAccount } from "../deletion/restore-mutations.ts";
import { transferSubscription, unlessEmailTaken } from "./mutations.ts";

/**
 * Takes a change of the address back with the token of the mail to the former one. It is for
 * owners whose account another person has taken over, so it undoes what that person can have done:
 * all sessions end, the password and connections to accounts of providers that the owner did not
 * make are removed, and a requested deletion is cancelled.
 *
 * @param locale Language of the page, and of the mail; without one that of the account.
 * @returns A token to set a new password with; null for an invalid token, or when the address
 *   belongs to another user by now.
 */
export async function restoreFormerEmail(token: string, locale?: Locale): Promise<string | null> {
  return unlessEmailTaken(() => db.transaction((tx) => applyRestoration(tx, token, locale)));
}

async function applyRestoration(tx: Transaction, token: string, pageLocale?: Locale): Promise<string | null> {
  const proven = await consumeMailToken(tx, "restoreEmail", token);
  if (!proven?.userId) return null;
  const { userId, email, createdAt } = proven;
  const isActive = and(eq(users.id, userId), isNull(users.bannedAt));
  const [user] = await tx.select().from(users).where(isActive).for("update");
  if (!user) return null;
  await tx.update(users).set({ email, emailConfirmedAt: sql`now()` }).where(eq(users.id, userId));
  await tx.delete(signUps).where(eq(signUps.email, email));
  await removeAccess(tx, userId, { email, since: createdAt });
  await restoreAccount(userId, { locale: pageLocale, tx });
  const formerEmail = user.email?.toLowerCase();
  if (formerEmail && formerEmail !== email) {
    await transferSubscription(tx, formerEmail, email);
    const locale = pageLocale ?? user.locale ?? defaultLocale;
    const contactLink = address(locale, "/contact");
    await queueEmail(tx, { to: formerEmail, locale, email: { kind: "emailRestored", contactLink } });
  }
  return createMailToken(tx, { purpose: "reset", email, userId });
}

/**
 * Removes every way into an account but its address. An earlier change, whose mail went to an
 * earlier address, can still be taken back: the owner's address is the earliest.
 *
 * @param since When the address was changed.
 */
async function removeAccess(
  tx: Transaction,
  userId: string,
  { email, since }: { email: string; since: Date },
): Promise<void> {
  await endSessions(userId, undefined, tx);
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  const isOthers = or(
    gte(connectedAccounts.createdAt, since),
    sql`lower(${connectedAccounts.email}) is distinct from ${email}`,
  );
  await tx.delete(connectedAccounts).where(and(eq(connectedAccounts.userId, userId), isOthers));
  const isLater = and(eq(mailTokens.purpose, "restoreEmail"), gte(mailTokens.createdAt, since));
  const isRevoked = or(inArray(mailTokens.purpose, ["reset", "email", "confirm"]), isLater);
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), isRevoked));
}
