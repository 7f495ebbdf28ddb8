import "server-only";
import { and, eq, ne } from "drizzle-orm";
import { sendConnectedAccountEmail } from "#lib/people/accounts/emails.ts";
import { getRecipient } from "#lib/people/accounts/queries.ts";
import type { OAuthProfile } from "#lib/platform/auth/oauth-profile.ts";
import type { OAuthErrorCode, OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";
import { db } from "#lib/platform/db/client.ts";
import { connectedAccounts, credentials } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { lockSession } from "../lock-session-queries.ts";
import { findConnectedUser } from "./queries.ts";

/**
 * Connects an account of a provider with a user and notifies the user by mail. Idempotent.
 *
 * @param locale Language of the page, and of the mail; without one that of the account.
 * @param sessionId of the session that asks
 * @returns Null, or "connectedElsewhere" when the account belongs to another user.
 * @throws {ApiError} "credentials" when the session was ended meanwhile
 */
export async function connectAccount(
  profile: OAuthProfile,
  userId: string,
  locale?: Locale,
  sessionId?: string,
): Promise<OAuthErrorCode | null> {
  return db.transaction(async (tx) => {
    if (sessionId !== undefined) await lockSession(tx, userId, sessionId);
    const { email, provider, subject } = profile;
    const inserted = await tx
      .insert(connectedAccounts)
      .values({ provider, subject, userId, email })
      .onConflictDoNothing()
      .returning();
    if (inserted.length > 0) {
      await sendConnectedAccountEmail(tx, await getRecipient(tx, userId, locale), { provider, isConnected: true });
    }
    const owner = await findConnectedUser(tx, profile);
    return owner?.id === userId ? null : "connectedElsewhere";
  });
}

/**
 * Disconnects the accounts of one provider and notifies the user by mail.
 *
 * @param locale Language of the page, and of the mail; without one that of the account.
 * @returns False, without a change, when the user could not sign in any more.
 */
export async function disconnectAccount(userId: string, provider: OAuthProvider, locale?: Locale): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The lock keeps two concurrent requests from removing the last two accounts.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const own = eq(connectedAccounts.userId, userId);
    const [passwords, otherAccounts] = [
      await tx.select({ userId: credentials.userId }).from(credentials).where(eq(credentials.userId, userId)),
      await tx
        .select({ provider: connectedAccounts.provider })
        .from(connectedAccounts)
        .where(and(own, ne(connectedAccounts.provider, provider))),
    ];
    if (passwords.length + otherAccounts.length === 0) return false;
    const deleted = await tx
      .delete(connectedAccounts)
      .where(and(own, eq(connectedAccounts.provider, provider)))
      .returning();
    if (deleted.length > 0) {
      await sendConnectedAccountEmail(tx, await getRecipient(tx, userId, locale), { provider, isConnected: false });
    }
    return true;
  });
}
