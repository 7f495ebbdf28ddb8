import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  endSession,
  endSessions,
  findBySessionId,
  findByUserToken,
  listSessions,
  openApiSession,
  openWebSession,
  sessionDays,
  sweepSessions,
} from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { sessions } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

/** Somebody with a browser and an app. */
async function signedIn() {
  const { id } = await newMember();
  return { id, cookie: await openWebSession(id, "Firefox"), token: await openApiSession(id, "app") };
}

const whoIs = async ({ cookie, token }: { cookie: string; token: string }) => [
  (await findBySessionId(cookie))?.id ?? null,
  (await findByUserToken(token))?.id ?? null,
];

test("a session is whose it is", async () => {
  const me = await signedIn();
  const you = await signedIn();
  expect(await whoIs(me)).toEqual([me.id, me.id]);
  expect(await whoIs(you)).toEqual([you.id, you.id]);
  expect((await findBySessionId(me.cookie))?.sessionId).toBe(me.cookie);
});

test("nobody comes in with an id where a token belongs, or the other way round", async () => {
  const { id, token } = await signedIn();
  const apiRow = (await listSessions(id)).find(({ kind }) => kind === "api");
  expect(await findBySessionId(apiRow?.id ?? "")).toBeNull();
  expect(await findByUserToken(apiRow?.id ?? "")).toBeNull();
  expect(await findBySessionId(randomUUID())).toBeNull();
  expect(await findByUserToken(token.slice(0, -1))).toBeNull();
  expect(await findByUserToken("")).toBeNull();
});

test("the token is stored nowhere", async () => {
  const { id, token } = await signedIn();
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("every session is another one: what somebody knew before signing in opens nothing", async () => {
  const { id } = await newMember();
  const opened = await Promise.all([openWebSession(id, ""), openWebSession(id, "")]);
  expect(new Set(opened).size).toBe(2);
});

test("a ban ends it at once", async () => {
  const me = await signedIn();
  await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, me.id));
  expect(await whoIs(me)).toEqual([null, null]);
});

test("so does the wish to be deleted, and the deletion itself", async () => {
  const me = await signedIn();
  await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, me.id));
  expect(await whoIs(me)).toEqual([null, null]);
  await db.delete(users).where(eq(users.id, me.id));
  expect(await db.$count(sessions, eq(sessions.userId, me.id))).toBe(0);
});

test("it is over after its days", async () => {
  const me = await signedIn();
  const later = { expiresAt: sql`${sessions.expiresAt} - make_interval(days => ${sessionDays})` };
  await db.update(sessions).set(later).where(eq(sessions.userId, me.id));
  expect(await whoIs(me)).toEqual([null, null]);
  expect(await listSessions(me.id)).toEqual([]);
  const you = await signedIn();
  await sweepSessions();
  expect(await db.$count(sessions, eq(sessions.userId, me.id))).toBe(0);
  expect(await whoIs(you)).toEqual([you.id, you.id]);
});

test("somebody ends their own, one or all; those of others are as good as missing", async () => {
  const me = await signedIn();
  const you = await signedIn();
  expect(await endSession(me.id, you.cookie)).toBe(false);
  expect(await endSession(me.id, randomUUID())).toBe(false);
  expect(await whoIs(you)).toEqual([you.id, you.id]);
  expect(await endSession(me.id, me.cookie)).toBe(true);
  expect(await endSession(me.id, me.cookie)).toBe(false);
  expect(await whoIs(me)).toEqual([null, me.id]);
  const [here] = [await openWebSession(me.id, "Safari")];
  await endSessions(me.id, here);
  expect((await listSessions(me.id)).map(({ id }) => id)).toEqual([here]);
  await endSessions(me.id);
  expect(await listSessions(me.id)).toEqual([]);
  expect(await whoIs(you)).toEqual([you.id, you.id]);
});
