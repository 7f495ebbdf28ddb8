import "server-only";
import { and, eq, gt, inArray, isNull, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { pickSettings } from "#lib/platform/db/settings/user-settings.ts";
import { sessions } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { notifyUser } from "#lib/platform/user-events/notify.ts";
import { revokeLinks } from "./mail-links/mutations.ts";
import { createSecretToken, hashToken } from "./secret-token.ts";
import type { SessionUser } from "./session-user-type.ts";

/** Days after which a session ends, used or not. */
export const sessionLifetimeDays = 90;
/** Days without use after which a session ends. */
export const sessionIdleDays = 30;
/** The time of the last use is noted once in this many hours. */
const lastSeenHours = 1;

/** Of one account. */
const maxSessions = 100;
const maxUserAgentLength = 400;

const lastUsedFirst = sql`${sessions.lastSeenAt} desc`;

/**
 * Creates a browser session and returns its id for the signed cookie.
 *
 * @param epoch `users.sessionEpoch` as it was when the user proved to be the one, for example in
 *   the query that found the hash of the password; without it nothing can have changed since
 * @throws {ApiError} "credentials" when sessions of the user have been ended since
 */
export async function createWebSession(userId: string, userAgent: string, epoch?: number): Promise<string> {
  return insertSession({ userId, kind: "web", userAgent }, epoch);
}

/** As `createWebSession` for an app; returns its `user_token`, of which only a hash is stored. */
export async function createApiSession(userId: string, userAgent: string, epoch?: number): Promise<string> {
  const { token, tokenHash } = createSecretToken();
  await insertSession({ userId, kind: "api", tokenHash, userAgent }, epoch);
  return token;
}

async function insertSession(
  session: Omit<typeof sessions.$inferInsert, "expiresAt">,
  epoch: number | undefined,
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockEpoch(tx, session.userId, epoch);
    await endSurplusSessions(tx, session.userId);
    const [row] = await tx
      .insert(sessions)
      .values({
        ...session,
        userAgent: session.userAgent.slice(0, maxUserAgentLength),
        expiresAt: new Date(currentTimeMs() + sessionLifetimeDays * 86_400_000),
      })
      .returning({ id: sessions.id });
    if (!row) throw new Error("insert of a session returned no row");
    return row.id;
  });
}

/**
 * Has everything wait that signs the user in or ends the sessions.
 *
 * @param epoch see `createWebSession`
 * @throws {ApiError} "credentials" when sessions of the user have been ended since
 */
async function lockEpoch(tx: Transaction, userId: string, epoch: number | undefined): Promise<void> {
  const [user] = await tx
    .select({ sessionEpoch: users.sessionEpoch })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (epoch !== undefined && user?.sessionEpoch !== epoch) throw new ApiError("credentials");
}

/** Ends the sessions that were used longest ago, so that the account has room for one more. */
async function endSurplusSessions(tx: Transaction, userId: string): Promise<void> {
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(lastUsedFirst)
    .offset(maxSessions - 1);
  const ended = await tx.delete(sessions).where(inArray(sessions.id, surplus)).returning({ id: sessions.id });
  if (ended.length > 0) await notifyUser(tx, userId, "session");
}

/**
 * Finds the user of a browser session; null when it has ended, or the user is banned or to be
 * deleted.
 */
export function findUserBySessionId(id: string): Promise<SessionUser | null> {
  return findSessionUser(and(eq(sessions.id, id), eq(sessions.kind, "web")));
}

/** As `findUserBySessionId` for a `user_token`. */
export function findUserByToken(token: string): Promise<SessionUser | null> {
  return findSessionUser(eq(sessions.tokenHash, hashToken(token)));
}

/** Whether a session can still be used, see `findUserBySessionId`. */
export async function isSessionActive(id: string): Promise<boolean> {
  return (await findSessionUser(eq(sessions.id, id))) !== null;
}

/** A session counts as used for up to an hour longer, never shorter. */
const isIdle = sql<boolean>`${sessions.lastSeenAt} <= now() - make_interval(days => ${sessionIdleDays}, hours => ${lastSeenHours})`;
const isAlive = and(gt(sessions.expiresAt, sql`now()`), not(isIdle));

async function findSessionUser(condition: SQL | undefined): Promise<SessionUser | null> {
  const [row] = await db
    .select({
      id: users.id,
      slug: users.slug,
      name: users.name,
      newType: users.newType,
      email: users.email,
      ...pickSettings(users),
      isPremium: users.isPremium,
      pictureId: users.pictureId,
      sessionId: sessions.id,
      isLastSeenStale: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(hours => ${lastSeenHours})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(condition, isAlive, isNull(users.bannedAt), isNull(users.deletionRequestedAt)));
  if (!row) return null;
  const { isLastSeenStale, ...sessionUser } = row;
  if (isLastSeenStale)
    await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, sessionUser.sessionId));
  return sessionUser;
}

interface SessionRow {
  id: string;
  kind: "web" | "api";
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Lists the sessions of a user, last used first, at most 100. */
export function listSessions(userId: string): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      kind: sessions.kind,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive))
    .orderBy(lastUsedFirst)
    .limit(maxSessions);
}

/** Ends a session of this user. Returns false when the user has no session with this id. */
export async function endSession(userId: string, id: string, tx: Transaction | typeof db = db): Promise<boolean> {
  const deleted = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (deleted.length > 0) await notifyUser(tx, userId, "session");
  return deleted.length > 0;
}

/**
 * Ends all sessions of a user, or all but one. Sign-ins that were proven before create none any
 * more, and links that were asked for before are revoked.
 *
 * @returns the epoch that sign-ins from now on have, see `createWebSession`
 */
export async function endSessions(userId: string, exceptId?: string, tx?: Transaction): Promise<number | undefined> {
  if (!tx) return db.transaction((inner) => endSessions(userId, exceptId, inner));
  // First, because it waits for sign-ins that are about to create one.
  const [user] = await tx
    .update(users)
    .set({ sessionEpoch: sql`${users.sessionEpoch} + 1` })
    .where(eq(users.id, userId))
    .returning({ sessionEpoch: users.sessionEpoch });
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), exceptId ? ne(sessions.id, exceptId) : undefined));
  await revokeLinks(tx, userId);
  await notifyUser(tx, userId, "session");
  return user?.sessionEpoch;
}

/** Deletes sessions that have ended by time. */
export async function deleteExpiredSessions(): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, sql`now()`), isIdle));
}
