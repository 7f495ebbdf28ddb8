import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { FollowError, throwAsApiError } from "#lib/people/follows/errors.ts";
import { setFollow } from "#lib/people/follows/mutations.ts";
import { countFollowers, listFollowedAuthors } from "#lib/people/follows/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { follows, users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/people/follows/limits.ts", async (original) => ({ ...(await original<object>()), maxFollows: 3 }));

setUpDatabase();

afterEach(() => db.delete(users));

async function createUsers(count: number, changes: Partial<typeof users.$inferInsert> = {}): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({ slug: randomUUID(), name: randomUUID(), ...changes }));
  return (await db.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id);
}

const createUser = async (changes: Partial<typeof users.$inferInsert> = {}) => (await createUsers(1, changes))[0] ?? "";

const listFollowedIds = async (userId: string) =>
  (await listFollowedAuthors({ userId, locale: "de" })).data.map(({ id }) => id);

const codeOf = (follow: Promise<unknown>) =>
  follow.then(
    () => "followed",
    (error) => (error instanceof FollowError ? error.code : error),
  );

test("follows and unfollows, each idempotently", async () => {
  const [userId = "", authorId = ""] = await createUsers(2);
  for (const followed of [true, true]) await setFollow({ userId, authorId, followed });
  expect(await listFollowedIds(userId)).toEqual([authorId]);
  expect(await countFollowers(authorId)).toBe(1);
  expect(await countFollowers(userId)).toBe(0);
  for (const followed of [false, false]) await setFollow({ userId, authorId, followed });
  expect(await listFollowedIds(userId)).toEqual([]);
  expect(await countFollowers(authorId)).toBe(0);
});

test("keeps the time of the first follow", async () => {
  const [userId = "", authorId = ""] = await createUsers(2);
  await setFollow({ userId, authorId, followed: true });
  const before = await db.select().from(follows);
  await setFollow({ userId, authorId, followed: true });
  expect(await db.select().from(follows)).toEqual(before);
});

test("refuses the own profile, in the database as well", async () => {
  const userId = await createUser();
  expect(await codeOf(setFollow({ userId, authorId: userId, followed: true }))).toBe("self");
  await expect(db.insert(follows).values({ userId, authorId: userId })).rejects.toMatchObject({
    cause: { constraint: "follows_self_check" },
  });
});

test.each([
  ["banned", { bannedAt: new Date() }],
  ["leaving", { deletionRequestedAt: new Date() }],
  ["unconfirmed", { email: "new@example.org" }],
])("refuses a %s author", async (_, changes) => {
  const [userId, authorId] = [await createUser(), await createUser(changes)];
  expect(await codeOf(setFollow({ userId, authorId, followed: true }))).toBe("missing");
  expect(await db.$count(follows)).toBe(0);
});

test("refuses missing authors and banned or deleted followers", async () => {
  const authorId = await createUser();
  const banned = await createUser({ bannedAt: new Date() });
  for (const userId of [banned, randomUUID()]) {
    expect(await codeOf(setFollow({ userId, authorId, followed: true }))).toBe("missing");
  }
  expect(await codeOf(setFollow({ userId: authorId, authorId: randomUUID(), followed: true }))).toBe("missing");
});

test("unfollows an author who was banned meanwhile", async () => {
  const [userId = "", authorId = ""] = await createUsers(2);
  await setFollow({ userId, authorId, followed: true });
  await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, authorId));
  await setFollow({ userId, authorId, followed: false });
  expect(await db.$count(follows)).toBe(0);
});

test("limits the number of authors exactly, also for concurrent follows", async () => {
  const userId = await createUser();
  const authors = await createUsers(8);
  const codes = await Promise.all(authors.map((authorId) => codeOf(setFollow({ userId, authorId, followed: true }))));
  expect(codes.sort()).toEqual([...Array(3).fill("followed"), ...Array(5).fill("full")]);
  const [first = ""] = await listFollowedIds(userId);
  expect(await codeOf(setFollow({ userId, authorId: first, followed: true }))).toBe("followed");
});

test("counts exactly while 50 users follow and unfollow at once", async () => {
  const readers = await createUsers(50);
  const authorId = await createUser();
  const steps = readers.map(async (userId, n) => {
    const states = n % 2 === 0 ? [true, false, true] : [true, true, false];
    for (const followed of states) await setFollow({ userId, authorId, followed });
  });
  await Promise.all(steps);
  expect(await countFollowers(authorId)).toBe(25);
  expect(await db.$count(follows)).toBe(25);
});

test("does not wait in a circle when users follow each other at once", async () => {
  const crowd = await createUsers(3);
  const pairs = crowd.flatMap((userId) =>
    crowd.filter((id) => id !== userId).map((authorId) => ({ userId, authorId })),
  );
  await Promise.all(pairs.map((pair) => setFollow({ ...pair, followed: true })));
  for (const id of crowd) expect(await countFollowers(id)).toBe(2);
});

test("does not count banned and deleted followers", async () => {
  const [authorId = "", banned = "", leaving = "", deleted = "", reader = ""] = await createUsers(5);
  for (const userId of [banned, leaving, deleted, reader]) await setFollow({ userId, authorId, followed: true });
  await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, banned));
  await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, leaving));
  await db.delete(users).where(eq(users.id, deleted));
  expect(await countFollowers(authorId)).toBe(1);
});

test("names the field in errors of the API", () => {
  const convert = (error: unknown) => () => throwAsApiError(error);
  expect(convert(new FollowError("self"))).toThrow(
    expect.objectContaining({ code: "invalid", fields: { author: "self" } }),
  );
  expect(convert(new FollowError("full"))).toThrow(
    expect.objectContaining({ code: "limit", fields: { follows: "3" } }),
  );
  expect(convert(new FollowError("missing"))).toThrow(expect.objectContaining({ code: "missing" }));
  expect(convert(new Error("other"))).toThrow("other");
});
