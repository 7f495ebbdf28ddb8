import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { RecipeInput } from "#lib/content/recipes/schema.ts";
import { createStory } from "#lib/content/stories/mutations.ts";
import type { StoryInput } from "#lib/content/stories/schema.ts";
import { parseCursor } from "#lib/people/follows/cursor.ts";
import { listFollowFeed } from "#lib/people/follows/feed-queries.ts";
import { setFollow } from "#lib/people/follows/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

let authorId: string;
let userId: string;

beforeEach(async () => {
  [authorId, userId] = [await createAnna(), await createJonas()];
  await setFollow({ userId, authorId, followed: true });
});
afterEach(() => db.delete(users));

const text = () => recipeTexts(randomUUID(), "Linsen");
const createRecipe = (changes: Partial<RecipeInput> = {}, author = authorId) =>
  createTestRecipe(author, { texts: { de: text(), en: text() }, ...changes });

function createArticle(changes: Partial<StoryInput> = {}): Promise<string> {
  const story = { slug: randomUUID(), title: "Märkte", summary: "", keywords: "", body: [] };
  return createStory({
    authorId,
    storyType: "article",
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-05T12:00:00Z"),
    categoryIds: [],
    tagIds: [],
    texts: { de: story },
    ...changes,
  });
}

const feed = async (more: Partial<Parameters<typeof listFollowFeed>[0]> = {}) =>
  (await listFollowFeed({ userId, locale: "de", ...more })).ids;

test("lists recipes and stories of followed authors in the language, newest first", async () => {
  const old = await createRecipe();
  const german = await createRecipe({ publishedAt: new Date("2026-01-03T12:00:00Z"), texts: { de: text() } });
  const article = await createArticle();
  await createRecipe({}, userId);
  expect(await feed()).toEqual([article, german, old]);
  expect(await feed({ locale: "en" })).toEqual([old]);
  expect(await feed({ type: "recipe" })).toEqual([german, old]);
  expect(await feed({ type: "article" })).toEqual([article]);
  expect(await listFollowFeed({ userId, locale: "de", size: 2 })).toEqual({
    ids: [article, german],
    next: expect.stringContaining(german),
  });
  await setFollow({ userId, authorId, followed: false });
  expect(await feed()).toEqual([]);
});

test("leaves out what is not public and static pages", async () => {
  const shown = await createRecipe();
  await createRecipe({ state: "draft", publishedAt: undefined });
  await createRecipe({ publishedAt: new Date(Date.now() + 3_600_000) });
  const expired = await createRecipe();
  await db.update(items).set({ expiresAt: new Date() }).where(eq(items.id, expired));
  await createArticle({ storyType: "static_page", pageKey: "jobs" });
  expect(await feed()).toEqual([shown]);
});

test.each([
  ["banned", { bannedAt: new Date() }],
  ["leaving", { deletionRequestedAt: new Date() }],
])("leaves out a %s author", async (_, changes) => {
  await createRecipe();
  expect(await feed()).toHaveLength(1);
  await db.update(users).set(changes).where(eq(users.id, authorId));
  expect(await feed()).toEqual([]);
});

test("continues after the cursor, also between recipes of the same time", async () => {
  const [other] = await db.insert(users).values({ slug: "ida", name: "Ida" }).returning({ id: users.id });
  await setFollow({ userId, authorId: other?.id ?? "", followed: true });
  const created: string[] = [];
  for (let n = 0; n < 30; n += 1) {
    const publishedAt = new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 7)));
    created.push(await createRecipe({ publishedAt }, n % 3 === 0 ? other?.id : authorId));
  }
  const first = await listFollowFeed({ userId, locale: "de" });
  expect(first.ids).toHaveLength(24);
  // A removed item does not shift the next page.
  await db.delete(items).where(eq(items.id, first.ids[0] ?? ""));
  const second = await listFollowFeed({ userId, locale: "de", after: parseCursor(first.next) ?? undefined });
  expect(second.next).toBeNull();
  expect([...first.ids, ...second.ids].sort()).toEqual(created.sort());
});
