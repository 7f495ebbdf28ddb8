import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { sendReset, tellOfNewPassword } from "#lib/auth/account-letters.ts";
import { isMailTokenValid, issueMailToken, redeemMailToken } from "#lib/auth/mail-tokens.ts";
import { hashPassword, verifyPassword } from "#lib/auth/password.ts";
import { restoreAccount } from "#lib/auth/restore-account.ts";
import { endSessions } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { connectedAccounts, credentials, mailTokens } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { doAndUndo } from "#lib/db/undo.ts";
import { defaultLocale, type Locale } from "#lib/i18n/locales.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { findAccount } from "./find-account.ts";
import { limits } from "./limits.ts";

/** Sends the way to a new password, if there is an account; nobody learns whether there is. False when asked too often. */
export async function requestReset({ email, locale }: { email: string; locale: Locale }): Promise<boolean> {
  if (!limits().resetFor(email)) return false;
  await db.transaction(async (tx) => {
    const account = await findAccount(email, tx);
    if (account && !account.isBanned) {
      await sendReset(tx, { email, locale: account.locale ?? locale, userId: account.id });
    } else await doAndUndo(tx, (inner) => sendReset(inner, { email, locale, userId: null }));
  });
  return true;
}

/**
 * For somebody of whom it has just been proved that the address is theirs: the token to choose a first password with, where nothing opens
 * their account yet, else null.
 */
export async function firstPasswordToken(userId: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({
        email: sql<string | null>`lower(${users.email})`,
        password: credentials.userId,
        elsewhere: connectedAccounts.userId,
      })
      .from(users)
      .leftJoin(credentials, eq(credentials.userId, users.id))
      .leftJoin(connectedAccounts, eq(connectedAccounts.userId, users.id))
      .where(eq(users.id, userId))
      .limit(1);
    if (!user?.email || user.password || user.elsewhere) return null;
    return issueMailToken(tx, { purpose: "reset", email: user.email, userId });
  });
}

type Reset = { problem: null; userId: string } | { problem: "dead" | "common" };

/**
 * Gives a new password to whoever holds the link of a reset mail. It proves the address as well, and nobody who was signed in before
 * remains so.
 */
export async function resetPassword({ token, password }: { token: string; password: string }): Promise<Reset> {
  if (await isCommonPassword(password)) return { problem: "common" };
  // A guess shall not cost a hash.
  if (!(await isMailTokenValid("reset", token))) return { problem: "dead" };
  const passwordHash = await hashPassword(password);
  const userId = await db.transaction(async (tx) => {
    const proof = await redeemMailToken(tx, "reset", token);
    if (!proof?.userId) return null;
    const { userId, email } = proof;
    const [user] = await tx
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
      .where(and(eq(users.id, userId), sql`lower(${users.email}) = ${email}`, isNull(users.bannedAt)))
      .returning({ locale: users.locale });
    if (!user) return null;
    await restoreAccount(userId, tx);
    await setPassword(tx, userId, passwordHash);
    await endSessions(userId, undefined, tx);
    await tellOfNewPassword(tx, { email, locale: user.locale ?? defaultLocale });
    return userId;
  });
  return userId === null ? { problem: "dead" } : { problem: null, userId };
}

/**
 * Gives a user another password, or a first one, and signs them out everywhere but here. `current` must be the password so far, if
 * there is one. Null when all is well, else what is wrong.
 */
export async function changePassword(
  { current, password }: { current: string; password: string },
  { id, sessionId }: { id: string; sessionId: string },
): Promise<"limited" | "wrong" | "common" | null> {
  const { changeOf } = limits();
  if (!changeOf(id)) return "limited";
  const [before] = await db.select().from(credentials).where(eq(credentials.userId, id));
  if (before && !(await verifyPassword(current, before.passwordHash))) return "wrong";
  changeOf.takeBack(id);
  if (await isCommonPassword(password)) return "common";
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await setPassword(tx, id, passwordHash);
    await endSessions(id, sessionId, tx);
    const [user] = await tx.select().from(users).where(eq(users.id, id));
    if (user?.email) await tellOfNewPassword(tx, { email: user.email, locale: user.locale ?? defaultLocale });
  });
  return null;
}

/** Links to another password that are still under way are of no use any more. */
async function setPassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  const changed = { passwordHash, changedAt: new Date() };
  await tx
    .insert(credentials)
    .values({ userId, ...changed })
    .onConflictDoUpdate({ target: credentials.userId, set: changed });
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, "reset")));
}
