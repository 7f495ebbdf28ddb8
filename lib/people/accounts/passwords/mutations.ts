import "server-only";
import { and, eq, sql } from "drizzle-orm";
import {
  consumeMailToken,
  createMailToken,
  findMailTokenEmail,
  hasValidMailToken,
} from "#lib/platform/auth/mail-tokens.ts";
import { hashPassword, verifyPassword } from "#lib/platform/auth/password-hash.ts";
import { endSessions } from "#lib/platform/auth/sessions.ts";
import type { ProvenUser } from "#lib/platform/auth/sign-in-token.ts";
import { db } from "#lib/platform/db/client.ts";
import { runAndRollback } from "#lib/platform/db/run-and-rollback.ts";
import { connectedAccounts, credentials, mailTokens } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { confirmUserEmail } from "../account-mutations.ts";
import { restoreAccount } from "../deletion/restore-mutations.ts";
import { sendPasswordChangedEmail, sendPasswordResetEmail } from "../emails.ts";
import { accountLimits, countReset, type Requester } from "../limits.ts";
import { lockSession } from "../lock-session-queries.ts";
import { findAccount } from "../queries.ts";
import { findPasswordWeakness, type PasswordWeakness } from "./password-weakness.ts";

/**
 * Sends a reset link if the address has an account. Duration and result do not reveal whether it
 * has. Strangers cannot flood a mailbox: after five mails in half an hour only devices that the
 * account knows get another one, up to ten a day. Beyond that a valid link lies in the mailbox.
 *
 * @param input `email` is in lower case.
 * @throws {ApiError} "tooMany", see `countAttempt`
 */
export async function requestReset(
  { email, locale }: { email: string; locale: Locale },
  requester: Requester,
): Promise<void> {
  const account = await findAccount(email);
  const { isKnownDevice } = await countReset({ email, account }, requester);
  const { resetMailPerAccount, resetMailPerEmail } = accountLimits();
  const isMailAllowed = await (isKnownDevice ? resetMailPerAccount : resetMailPerEmail)(email);
  await db.transaction(async (tx) => {
    const isSent = isMailAllowed || !(await hasValidMailToken(tx, "reset", email));
    if (account && !account.isBanned && isSent) {
      await sendPasswordResetEmail(tx, { email, locale, userId: account.id });
    } else await runAndRollback(tx, (inner) => sendPasswordResetEmail(inner, { email, locale, userId: null }));
  });
}

/**
 * Creates a reset token for a user whose e-mail address has just been confirmed and who cannot sign
 * in yet.
 *
 * @returns Null when the user has a password or a connected account.
 */
export async function createFirstPasswordToken(userId: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({
        email: sql<string | null>`lower(${users.email})`,
        password: credentials.userId,
        connectedAccount: connectedAccounts.userId,
      })
      .from(users)
      .leftJoin(credentials, eq(credentials.userId, users.id))
      .leftJoin(connectedAccounts, eq(connectedAccounts.userId, users.id))
      .where(eq(users.id, userId))
      .limit(1);
    if (!user?.email || user.password || user.connectedAccount) return null;
    return createMailToken(tx, { purpose: "reset", email: user.email, userId });
  });
}

type ResetResult = ({ error: null; isRestored: boolean } & ProvenUser) | { error: "dead" | PasswordWeakness };

/**
 * Sets a new password with the token of a reset mail, confirms the e-mail address and ends all
 * sessions.
 *
 * @param input `locale` is the language of the page; without one mails have that of the account.
 * @throws {ApiError} "tooMany"
 */
export async function resetPassword(input: { token: string; password: string; locale?: Locale }): Promise<ResetResult> {
  const { token, password, locale } = input;
  // A guessed token must not cost a hash.
  const email = await findMailTokenEmail("reset", token);
  if (email === null) return { error: "dead" };
  await assertAllowed([accountLimits().newPasswords, email]);
  const weakness = await findPasswordWeakness(password, { name: (await findAccount(email))?.name ?? "", email });
  if (weakness) return { error: weakness };
  const passwordHash = await hashPassword(password);
  const reset = await db.transaction(async (tx) => {
    const proven = await consumeMailToken(tx, "reset", token);
    if (!proven?.userId) return null;
    const { userId, email } = proven;
    const user = await confirmUserEmail(tx, userId, email);
    if (!user) return null;
    const isRestored = await restoreAccount(userId, { locale, tx });
    await setPassword(tx, userId, passwordHash);
    const sessionEpoch = await endSessions(userId, undefined, tx);
    await sendPasswordChangedEmail(tx, { email, locale: locale ?? user.locale ?? defaultLocale });
    return { userId, sessionEpoch, isRestored };
  });
  return reset === null ? { error: "dead" } : { error: null, ...reset };
}

/**
 * Changes the password, or sets the first one, and ends all other sessions.
 *
 * @param input `current` is ignored for a user without a password. `locale` is the language of the
 *   page, and of the mail.
 * @returns Null on success.
 * @throws {ApiError} "tooMany"; "credentials" when the session was ended meanwhile, such as by a
 *   reset, which the former password must not undo
 */
export async function changePassword(
  { current, password, locale }: { current: string; password: string; locale?: Locale },
  { id, sessionId }: { id: string; sessionId: string },
): Promise<"wrong" | PasswordWeakness | null> {
  const refund = await assertAllowed([accountLimits().passwordChangePerUser, id]);
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const [storedCredentials] = await db.select().from(credentials).where(eq(credentials.userId, id));
  if (storedCredentials && !(await verifyPassword(current, storedCredentials.passwordHash))) return "wrong";
  await refund();
  await assertAllowed([accountLimits().newPasswords, id]);
  const weakness = await findPasswordWeakness(password, { name: user?.name ?? "", email: user?.email ?? null });
  if (weakness) return weakness;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await lockSession(tx, id, sessionId);
    await setPassword(tx, id, passwordHash);
    await endSessions(id, sessionId, tx);
    if (!user?.email) return;
    await sendPasswordChangedEmail(tx, { email: user.email, locale: locale ?? user.locale ?? defaultLocale });
  });
  return null;
}

/** Stores the password and revokes reset links. */
async function setPassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  const values = { passwordHash, changedAt: currentTime() };
  await tx
    .insert(credentials)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: credentials.userId, set: values });
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, "reset")));
}
