import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createMailToken, type MailTokenPurpose } from "#lib/platform/auth/mail-tokens.ts";
import {
  createApiSession,
  createWebSession,
  deleteExpiredSessions,
  endSession,
  endSessions,
  findUserBySessionId,
  findUserByToken,
  isSessionActive,
  listSessions,
  sessionIdleDays,
  sessionLifetimeDays,
} from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { mailTokens, sessions } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

/** A user with a browser session and a token. */
async function newSignedInUser() {
  const { id } = await createMember();
  return { id, cookie: await createWebSession(id, "Firefox"), token: await createApiSession(id, "app") };
}

const findUserIds = async ({ cookie, token }: { cookie: string; token: string }) => [
  (await findUserBySessionId(cookie))?.id ?? null,
  (await findUserByToken(token))?.id ?? null,
];

test("finds the user of a session", async () => {
  const me = await newSignedInUser();
  const you = await newSignedInUser();
  expect(await findUserIds(me)).toEqual([me.id, me.id]);
  expect(await findUserIds(you)).toEqual([you.id, you.id]);
  expect((await findUserBySessionId(me.cookie))?.sessionId).toBe(me.cookie);
});

test("rejects an id as a token and a token as an id", async () => {
  const { id, token } = await newSignedInUser();
  const apiRow = (await listSessions(id)).find(({ kind }) => kind === "api");
  expect(await findUserBySessionId(apiRow?.id ?? "")).toBeNull();
  expect(await findUserByToken(apiRow?.id ?? "")).toBeNull();
  expect(await findUserBySessionId(randomUUID())).toBeNull();
  expect(await findUserByToken(token.slice(0, -1))).toBeNull();
  expect(await findUserByToken("")).toBeNull();
});

test("stores only a hash of the token", async () => {
  const { id, token } = await newSignedInUser();
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("creates a new session for every sign-in", async () => {
  const { id } = await createMember();
  const opened = await Promise.all([createWebSession(id, ""), createWebSession(id, "")]);
  expect(new Set(opened).size).toBe(2);
});

test("rejects sessions of a banned user", async () => {
  const me = await newSignedInUser();
  await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, me.id));
  expect(await findUserIds(me)).toEqual([null, null]);
});

test("rejects sessions of a deleted user and one to be deleted", async () => {
  const me = await newSignedInUser();
  await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, me.id));
  expect(await findUserIds(me)).toEqual([null, null]);
  await db.delete(users).where(eq(users.id, me.id));
  expect(await db.$count(sessions, eq(sessions.userId, me.id))).toBe(0);
});

test("rejects an expired session", async () => {
  const me = await newSignedInUser();
  const later = { expiresAt: sql`${sessions.expiresAt} - make_interval(days => ${sessionLifetimeDays})` };
  await db.update(sessions).set(later).where(eq(sessions.userId, me.id));
  expect(await findUserIds(me)).toEqual([null, null]);
  expect(await listSessions(me.id)).toEqual([]);
  const you = await newSignedInUser();
  await deleteExpiredSessions();
  expect(await db.$count(sessions, eq(sessions.userId, me.id))).toBe(0);
  expect(await findUserIds(you)).toEqual([you.id, you.id]);
});

test("rejects and deletes sessions that were not used for 30 days", async () => {
  const [idle, used] = [await newSignedInUser(), await newSignedInUser()];
  const setLastSeen = (id: string, interval: string) =>
    db
      .update(sessions)
      .set({ lastSeenAt: sql`now() - ${interval}::interval` })
      .where(eq(sessions.userId, id));
  // The last use is noted once an hour.
  await setLastSeen(idle.id, `${sessionIdleDays} days 61 minutes`);
  await setLastSeen(used.id, `${sessionIdleDays} days 59 minutes`);
  expect(await listSessions(used.id)).toHaveLength(2);
  expect(await findUserIds(idle)).toEqual([null, null]);
  expect(await isSessionActive(idle.cookie)).toBe(false);
  expect(await listSessions(idle.id)).toEqual([]);
  await deleteExpiredSessions();
  expect(await db.$count(sessions, eq(sessions.userId, idle.id))).toBe(0);
  expect(await findUserIds(used)).toEqual([used.id, used.id]);
  // Each use begins the time anew, but not beyond the 90 days since the sign-in.
  const [noted] = await listSessions(used.id);
  expect(Date.now() - (noted?.lastSeenAt.getTime() ?? 0)).toBeLessThan(sessionIdleDays * 86_400_000);
  await db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.userId, used.id));
  expect(await findUserIds(used)).toEqual([null, null]);
});

test("ends one or all sessions of the user only", async () => {
  const me = await newSignedInUser();
  const you = await newSignedInUser();
  expect(await endSession(me.id, you.cookie)).toBe(false);
  expect(await endSession(me.id, randomUUID())).toBe(false);
  expect(await findUserIds(you)).toEqual([you.id, you.id]);
  expect(await endSession(me.id, me.cookie)).toBe(true);
  expect(await endSession(me.id, me.cookie)).toBe(false);
  expect(await findUserIds(me)).toEqual([null, me.id]);
  const [here] = [await createWebSession(me.id, "Safari")];
  await endSessions(me.id, here);
  expect((await listSessions(me.id)).map(({ id }) => id)).toEqual([here]);
  await endSessions(me.id);
  expect(await listSessions(me.id)).toEqual([]);
  expect(await findUserIds(you)).toEqual([you.id, you.id]);
});

test("ending the sessions also ends the change to a new address that was asked for in one of them", async () => {
  const [me, you] = [await createMember(), await createMember()];
  const tokens: [MailTokenPurpose, string][] = [
    ["email", me.id],
    ["restoreEmail", me.id],
    ["email", you.id],
  ];
  await db.transaction(async (tx) => {
    for (const [purpose, userId] of tokens) await createMailToken(tx, { purpose, email: newEmail(), userId });
  });
  await endSessions(me.id);
  const left = await db
    .select()
    .from(mailTokens)
    .where(inArray(mailTokens.userId, [me.id, you.id]));
  expect(left.map(({ purpose, userId }) => [purpose, userId])).toEqual(tokens.slice(1));
});

describe("an account has at most 100 sessions", () => {
  /** Creates sessions that were last used some minutes ago, the first one most recently. */
  async function createUsedSessions(userId: string, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    const rows = ids.map((id, index) => ({
      id,
      userId,
      kind: "web" as const,
      userAgent: "Firefox",
      lastSeenAt: sql`now() - make_interval(mins => ${index + 1})`,
      expiresAt: sql`now() + interval '90 days'`,
    }));
    await db.insert(sessions).values(rows);
    return ids;
  }
  const listIds = async (userId: string) => (await listSessions(userId)).map(({ id }) => id);

  test("the one that was used longest ago gives way", async () => {
    const { id } = await createMember();
    const former = await createUsedSessions(id, 100);
    const other = await newSignedInUser();
    const cookie = await createWebSession(id, "Firefox");
    expect(await listIds(id)).toEqual([cookie, ...former.slice(0, 99)]);
    expect(await isSessionActive(former[99] ?? "")).toBe(false);
    const token = await createApiSession(id, "app");
    expect(await findUserIds({ cookie, token })).toEqual([id, id]);
    expect((await listIds(id)).slice(2)).toEqual(former.slice(0, 98));
    expect(await findUserIds(other)).toEqual([other.id, other.id]);
  });

  test("also when several sign in at once", async () => {
    const { id } = await createMember();
    await createUsedSessions(id, 99);
    await Promise.all(Array.from({ length: 5 }, () => createWebSession(id, "Firefox")));
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(100);
  });

  test("of more, which it has had before, all but the latest give way, and the latest are listed", async () => {
    const { id } = await createMember();
    const former = await createUsedSessions(id, 130);
    expect(await listIds(id)).toEqual(former.slice(0, 100));
    await createWebSession(id, "Firefox");
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(100);
  });
});

describe("a sign-in that was proven before all sessions were ended", () => {
  test.each([undefined, "another"])("creates none afterwards (kept session: %s)", async (kept) => {
    const { id } = await createMember();
    const exceptId = kept && (await createWebSession(id, "Firefox"));
    const proven = await findEpoch(id);
    await endSessions(id, exceptId);
    await expect(createApiSession(id, "app", proven)).rejects.toMatchObject({ code: "credentials" });
    await expect(createWebSession(id, "Safari", proven)).rejects.toMatchObject({ code: "credentials" });
    expect(await listSessions(id)).toHaveLength(kept ? 1 : 0);
    await createApiSession(id, "app", await findEpoch(id));
  });

  test("creates none that outlasts an end which waits for it, or for which it waits", async () => {
    const { id } = await createMember();
    const proven = await findEpoch(id);
    const signIns = Array.from({ length: 8 }, () => createApiSession(id, "app", proven));
    await Promise.allSettled([...signIns, endSessions(id), ...signIns]);
    expect(await listSessions(id)).toEqual([]);
  });
});

async function findEpoch(userId: string): Promise<number | undefined> {
  const [user] = await db.select({ sessionEpoch: users.sessionEpoch }).from(users).where(eq(users.id, userId));
  return user?.sessionEpoch;
}
