import "server-only";
import { and, eq, gt, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { sessions } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { hashToken, newSecretToken } from "./secret-token.ts";
import type { Viewer } from "./viewer-type.ts";

/** A session ends after so many days, used or not. */
export const sessionDays = 90;

const longestUserAgent = 400;

/** Opens a session of the browser and returns its id, which belongs into the signed cookie. */
export async function openWebSession(userId: string, userAgent: string): Promise<string> {
  return insertSession({ userId, kind: "web", userAgent });
}

/** Opens a session of an app and returns its `user_token`, which is stored nowhere. */
export async function openApiSession(userId: string, userAgent: string): Promise<string> {
  const { token, tokenHash } = newSecretToken();
  await insertSession({ userId, kind: "api", tokenHash, userAgent });
  return token;
}

async function insertSession(session: Omit<typeof sessions.$inferInsert, "expiresAt">): Promise<string> {
  const [row] = await db
    .insert(sessions)
    .values({
      ...session,
      userAgent: session.userAgent.slice(0, longestUserAgent),
      expiresAt: new Date(Date.now() + sessionDays * 86_400_000),
    })
    .returning({ id: sessions.id });
  if (!row) throw new Error("a session was not recorded");
  return row.id;
}

/** Whose browser session this is; null when it has ended, or when its user is banned or leaving. */
export function findBySessionId(id: string): Promise<Viewer | null> {
  return findViewer(and(eq(sessions.id, id), eq(sessions.kind, "web")));
}

/** Whose `user_token` this is; null when its session has ended, or when its user is banned or leaving. */
export function findByUserToken(token: string): Promise<Viewer | null> {
  return findViewer(eq(sessions.tokenHash, hashToken(token)));
}

async function findViewer(condition: SQL | undefined): Promise<Viewer | null> {
  const [row] = await db
    .select({
      id: users.id,
      slug: users.slug,
      name: users.name,
      newType: users.newType,
      email: users.email,
      locale: users.locale,
      units: users.units,
      isPremium: users.isPremium,
      pictureId: users.pictureId,
      sessionId: sessions.id,
      isQuiet: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 hour'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(condition, gt(sessions.expiresAt, sql`now()`), isNull(users.bannedAt), isNull(users.deletionRequestedAt)),
    );
  if (!row) return null;
  const { isQuiet, ...viewer } = row;
  if (isQuiet) await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, viewer.sessionId));
  return viewer;
}

export interface SessionView {
  id: string;
  kind: "web" | "api";
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Where somebody is signed in, last used first. */
export function listSessions(userId: string): Promise<SessionView[]> {
  return db
    .select({
      id: sessions.id,
      kind: sessions.kind,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(sql`${sessions.lastSeenAt} desc`);
}

/** Ends one session of this user. False when there is none of that id: somebody else's counts as none. */
export async function endSession(userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Signs a user out everywhere, or everywhere but in one session. */
export async function endSessions(userId: string, exceptId?: string, tx: Transaction | typeof db = db): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), exceptId ? ne(sessions.id, exceptId) : undefined));
}

/** Forgets sessions that are over. */
export async function sweepSessions(): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}
