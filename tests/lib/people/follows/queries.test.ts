import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { parseCursor } from "#lib/people/follows/cursor.ts";
import { setFollow } from "#lib/people/follows/mutations.ts";
import { listFollowedAuthors } from "#lib/people/follows/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { follows, users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe } from "#tests/support/fixtures.ts";

setUpDatabase();

afterEach(() => db.delete(users));

async function createAuthors(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({ slug: randomUUID(), name: randomUUID() }));
  return (await db.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id);
}

test("lists followed authors with their public counts", async () => {
  const [authorId, userId] = [await createAnna(), await createJonas()];
  await createTestRecipe(authorId);
  await createTestRecipe(authorId, { state: "draft", publishedAt: undefined, texts: {} });
  await setFollow({ userId, authorId, followed: true });
  expect(await listFollowedAuthors({ userId, locale: "en" })).toEqual({
    data: [
      {
        id: authorId,
        slug: "anna",
        name: "Anna",
        newType: "community",
        href: "/en/users/anna",
        picture: null,
        recipeCount: 1,
        storyCount: 0,
        followerCount: 1,
      },
    ],
    next: null,
  });
});

test("lists every author once over all pages, also of follows at the same time", async () => {
  const userId = await createJonas();
  const authors = await createAuthors(60);
  const createdAt = new Date();
  await db.insert(follows).values(authors.map((authorId) => ({ userId, authorId, createdAt })));
  const pages: string[][] = [];
  for (let next: string | null = ""; next !== null; ) {
    const page = await listFollowedAuthors({ userId, locale: "de", after: parseCursor(next) ?? undefined });
    pages.push(page.data.map(({ id }) => id));
    next = page.next;
  }
  expect(pages.map(({ length }) => length)).toEqual([24, 24, 12]);
  expect(pages.flat().sort()).toEqual(authors.sort());
});

test("lists the latest follow first, without banned and leaving authors", async () => {
  const userId = await createJonas();
  const [first = "", banned = "", leaving = "", deleted = "", last = ""] = await createAuthors(5);
  for (const authorId of [first, banned, leaving, deleted, last]) await setFollow({ userId, authorId, followed: true });
  await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, banned));
  await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, leaving));
  await db.delete(users).where(eq(users.id, deleted));
  const ids = async () => (await listFollowedAuthors({ userId, locale: "de" })).data.map(({ id }) => id);
  expect(await ids()).toEqual([last, first]);
  await db
    .update(users)
    .set({ bannedAt: null, deletionRequestedAt: null })
    .where(inArray(users.id, [banned, leaving]));
  expect(await ids()).toEqual([last, leaving, banned, first]);
});
