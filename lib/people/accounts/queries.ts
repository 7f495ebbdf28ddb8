import "server-only";
import { eq, sql } from "drizzle-orm";
import { verifyPassword } from "#lib/platform/auth/password-hash.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { listSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { credentials } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { OptionalRecipient } from "./emails.ts";
import { type Device, parseUserAgent } from "./user-agent.ts";

/**
 * Finds the account of an e-mail address, with what sign-in and sign-up need to know.
 *
 * @param email In lower case.
 */
export async function findAccount(email: string, tx: Transaction | typeof db = db) {
  const [account] = await tx
    .select({
      id: users.id,
      name: users.name,
      isConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      isBanned: sql<boolean>`${users.bannedAt} is not null`,
      passwordHash: credentials.passwordHash,
      sessionEpoch: users.sessionEpoch,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(sql`lower(${users.email}) = ${email}`);
  return account;
}

/**
 * The address of a user's mails; null for an unknown user and one without an address.
 *
 * @param locale Language of the mail; without one that of the account.
 */
export async function getRecipient(tx: Transaction, userId: string, locale?: Locale): Promise<OptionalRecipient> {
  const [user] = await tx.select({ email: users.email, locale: users.locale }).from(users).where(eq(users.id, userId));
  return { email: user?.email ?? null, locale: locale ?? user?.locale ?? null };
}

/** Whether the user has a password; users of a provider may have none. */
export async function hasPassword(userId: string): Promise<boolean> {
  return (await db.$count(credentials, eq(credentials.userId, userId))) > 0;
}

/** Whether this is the user's password. Always true for a user without one. */
export async function verifyUserPassword(userId: string, password: string): Promise<boolean> {
  const [row] = await db.select().from(credentials).where(eq(credentials.userId, userId));
  return row === undefined || verifyPassword(password, row.passwordHash);
}

/** A session as its user sees it. Dates are ISO strings. */
export interface UserSession extends Device {
  id: string;
  /** `api` for an app with a token, `web` for a browser. */
  kind: "web" | "api";
  isCurrent: boolean;
  createdAt: string;
  /** Accurate to one hour. */
  lastSeenAt: string;
}

/** Lists the sessions of the signed-in user: the current one first, then by last use. */
export async function listUserSessions({ id: userId, sessionId }: SessionUser): Promise<UserSession[]> {
  const userSessions = (await listSessions(userId)).map(({ id, kind, userAgent, createdAt, lastSeenAt }) => ({
    id,
    kind,
    ...parseUserAgent(userAgent),
    isCurrent: id === sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
  return userSessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
