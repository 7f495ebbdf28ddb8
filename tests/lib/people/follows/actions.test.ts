import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setDigestAction, setFollowAction, unsubscribeFromDigestAction } from "#lib/people/follows/actions.ts";
import { getDigestStatus } from "#lib/people/follows/digest-queries.ts";
import { countFollowers, listFollowedAuthors } from "#lib/people/follows/queries.ts";
import { createDigestUnsubscribeLinks } from "#lib/people/follows/unsubscribe-link.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { follows, users } from "#lib/platform/db/tables/users.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), refresh() {} }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string, type = "push") => {
    throw new Error(`${type === "replace" ? "replaced by" : "redirected to"} ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let reader: string;
let author: string;

beforeAll(() => {
  process.env.AUTH_SECRET = "a secret of this test, long enough for anything";
});
beforeEach(async () => {
  await db.delete(users);
  reader = (await createMember()).id;
  author = (await createMember()).id;
  currentSession.id = await createWebSession(reader, "browser");
});

const listFollowedIds = async (userId: string) =>
  (await listFollowedAuthors({ userId, locale: "de" })).data.map(({ id }) => id);
const follow = (id: string, followed = "true") => setFollowAction(null, toForm({ author: id, followed }));
const digest = (wanted: string) => setDigestAction({ status: "open" }, toForm({ wanted, locale: "de" }));

test("what another user of the device has pressed is not written to this account", async () => {
  const press = (user: string) => setFollowAction(null, toForm({ author, followed: "true", user }));
  expect(await press((await createMember()).id)).toEqual({ ok: false, code: "unauthorized", errors: {} });
  expect(await db.$count(follows)).toBe(0);
  expect(await press(reader)).toMatchObject({ ok: true });
  expect(await listFollowedIds(reader)).toEqual([author]);
});

test("follows and unfollows as the signed-in user", async () => {
  expect(await follow(author)).toEqual({ ok: true, data: undefined });
  expect(takeExpired()).toEqual([`followers:${author}`]);
  expect(await follow(author)).toMatchObject({ ok: true });
  expect(await listFollowedIds(reader)).toEqual([author]);
  expect(await countFollowers(author)).toBe(1);
  takeExpired();
  expect(await follow(author, "false")).toMatchObject({ ok: true });
  expect(takeExpired()).toEqual([`followers:${author}`]);
  expect(await db.$count(follows)).toBe(0);
});

test("refuses readers without a session, other values, the own profile and missing authors", async () => {
  expect(await follow(randomUUID())).toMatchObject({ code: "missing" });
  expect(await follow(reader)).toMatchObject({ code: "invalid", errors: { author: "self" } });
  expect(await follow("x")).toMatchObject({ code: "invalid", errors: { author: "uuid" } });
  expect(await follow(author, "yes")).toMatchObject({ code: "invalid" });
  currentSession.id = null;
  expect(await follow(author)).toMatchObject({ code: "unauthorized" });
  expect(await db.$count(follows)).toBe(0);
  expect(takeExpired()).toEqual([]);
});

test("expires nothing where nothing has changed", async () => {
  for (const id of [author, reader, randomUUID()]) expect(await follow(id, "false")).toMatchObject({ ok: true });
  expect(takeExpired()).toEqual([]);
  await follow(author);
  takeExpired();
  await follow(author);
  expect(takeExpired()).toEqual([]);
});

test("limits follows and their ends in five minutes, each for itself", async () => {
  for (let n = 0; n < 60; n += 1) expect(await follow(author)).toMatchObject({ ok: true });
  expect(await follow(author)).toMatchObject({ code: "tooMany" });
  for (let n = 0; n < 300; n += 1) expect(await follow(author, "false")).toMatchObject({ ok: true });
  expect(await follow(author, "false")).toMatchObject({ code: "tooMany" });
});

test("limits changes of the digest in ten minutes, for each user", async () => {
  for (let n = 0; n < 20; n += 1) expect(await digest(String(n % 2 === 0))).toEqual({ status: "sent" });
  expect(await digest("true")).toMatchObject({ status: "limited" });
  expect(await getDigestStatus(reader)).toBe("off");
  currentSession.id = await createWebSession(author, "browser");
  expect(await digest("true")).toEqual({ status: "sent" });
});

test("turns the digest on and off, only for a confirmed address", async () => {
  expect(await digest("true")).toEqual({ status: "sent" });
  expect(await getDigestStatus(reader)).toBe("on");
  expect(await digest("false")).toEqual({ status: "sent" });
  expect(await getDigestStatus(reader)).toBe("off");
  await db.update(users).set({ emailConfirmedAt: null });
  expect(await digest("true")).toMatchObject({ status: "invalid", errors: { wanted: "unconfirmed" } });
  expect(await getDigestStatus(reader)).toBe("off");
  currentSession.id = null;
  await expect(digest("true")).rejects.toThrow("redirected to /de/login");
});

test("ends a digest with the signature of its link, without a session", async () => {
  await digest("true");
  currentSession.id = null;
  const { pageLink } = createDigestUnsubscribeLinks(reader, "en");
  const { id = "", key = "" } = Object.fromEntries(new URL(pageLink, "http://localhost").searchParams);
  const path = "/en/newsletter/unsubscribe?list=follows";
  const end = (fields: Record<string, string>) => unsubscribeFromDigestAction(toForm({ locale: "en", ...fields }));
  await expect(end({ id: author, key })).rejects.toThrow(`replaced by ${path}&state=dead`);
  expect(await getDigestStatus(reader)).toBe("on");
  await expect(end({ id, key })).rejects.toThrow(`replaced by ${path}&state=done`);
  expect(await getDigestStatus(reader)).toBe("off");
});
