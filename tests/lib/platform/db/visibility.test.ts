import { randomUUID } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { type CookbookVisibility, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { type ItemState, items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import {
  expiredItemIds,
  isListedCookbook,
  isLive,
  isPublicDocument,
  isPublicItem,
  isPublicUser,
  isPublished,
  isSharedCookbook,
} from "#lib/platform/db/visibility.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDinnerCategory, createTestRecipe, recipeTexts, registerUser } from "#tests/support/fixtures.ts";

setUpDatabase();

const at = new Date("2026-06-01T12:00:00Z");
const earlier = (instant: Date) => new Date(instant.getTime() - 1);
const later = (instant: Date) => new Date(instant.getTime() + 1);

interface Dates {
  state?: ItemState;
  publishedAt: Date | null;
  expiresAt?: Date | null;
}

let authorId: string;
let categoryId: string;
beforeAll(async () => {
  authorId = await registerUser("Anna", "anna@example.org");
  categoryId = await createDinnerCategory();
});

/** Creates a recipe with the rows that have copies of its dates. */
async function createItem({ state = "live", publishedAt, expiresAt = null }: Dates): Promise<string> {
  const slug = randomUUID();
  const texts = { de: recipeTexts(slug, "Suppe") };
  const id = await createTestRecipe(authorId, { texts, categoryIds: [categoryId], mainCategoryId: categoryId });
  await db.update(items).set({ state, publishedAt, expiresAt }).where(eq(items.id, id));
  return id;
}

/** Which of the conditions an item fulfils. */
async function conditionsOf(id: string, instant?: Date): Promise<string[]> {
  const conditions: Record<string, SQL> = {
    live: sql`exists (select from items where id = ${id} and ${isLive})`,
    item: sql`exists (select from items where id = ${id} and ${isPublicItem(instant)})`,
    document: sql`exists (select from search_docs where item_id = ${id} and ${isPublicDocument(undefined, instant)})`,
    alias: sql`exists (select from search_docs d where item_id = ${id} and ${isPublicDocument("d", instant)})`,
    copy: sql`exists (select from item_categories c where item_id = ${id} and ${isPublished("c", instant)})`,
    expired: sql`${id} in ${expiredItemIds(instant)}`,
  };
  const columns = Object.entries(conditions).map(([name, condition]) => sql`${condition} as ${sql.identifier(name)}`);
  const { rows } = await db.execute<Record<string, boolean>>(sql`select ${sql.join(columns, sql`, `)}`);
  return Object.entries(rows[0] ?? {}).flatMap(([name, holds]) => (holds ? [name] : []));
}

const all = ["live", "item", "document", "alias", "copy"];

describe("an item", () => {
  test.each<[string, Dates, string[]]>([
    ["that was published before", { publishedAt: earlier(at) }, all],
    ["that is published at this instant", { publishedAt: at }, all],
    ["that is published later", { publishedAt: later(at) }, ["live"]],
    ["without a date", { publishedAt: null }, ["live"]],
    ["that expires later", { publishedAt: earlier(at), expiresAt: later(at) }, all],
    ["that expires at this instant", { publishedAt: earlier(at), expiresAt: at }, ["live", "copy", "expired"]],
    ["that has expired", { publishedAt: earlier(at), expiresAt: earlier(at) }, ["live", "copy", "expired"]],
    ["that is a draft", { state: "draft", publishedAt: earlier(at) }, []],
    ["that waits for an editor", { state: "submitted", publishedAt: earlier(at) }, []],
    ["that was rejected", { state: "rejected", publishedAt: earlier(at) }, []],
  ])("%s", async (_, dates, conditions) => {
    expect(await conditionsOf(await createItem(dates), at)).toEqual(conditions);
  });

  test("is judged now unless another instant is named", async () => {
    const hour = 3_600_000;
    const past = new Date(currentTimeMs() - hour);
    const future = new Date(currentTimeMs() + hour);
    expect(await conditionsOf(await createItem({ publishedAt: past, expiresAt: future }))).toEqual(all);
    expect(await conditionsOf(await createItem({ publishedAt: future }))).toEqual(["live"]);
    const expired = await createItem({ publishedAt: past, expiresAt: past });
    expect(await conditionsOf(expired)).toEqual(["live", "copy", "expired"]);
  });
});

describe("a profile", () => {
  test.each<[string, Partial<typeof users.$inferInsert>, boolean]>([
    ["with a confirmed address is public", { email: "a@example.org", emailConfirmedAt: at }, true],
    ["without an address is public", { email: null }, true],
    ["whose address is not confirmed is not", { email: "b@example.org" }, false],
    ["of a banned user is not", { bannedAt: at }, false],
    ["of a user who leaves is not", { deletionRequestedAt: at }, false],
  ])("%s", async (_, changes, isPublic) => {
    const name = randomUUID();
    const [user] = await db
      .insert(users)
      .values({ slug: name, name, ...changes })
      .returning({ id: users.id });
    const found = await db.select({ id: users.id }).from(users).where(isPublicUser());
    expect(found.some(({ id }) => id === user?.id)).toBe(isPublic);
  });
});

describe("a cookbook", () => {
  test.each<[CookbookVisibility, { isListed: boolean; isShared: boolean }]>([
    ["private", { isListed: false, isShared: false }],
    ["unlisted", { isListed: false, isShared: true }],
    ["public", { isListed: true, isShared: true }],
  ])("that is %s", async (visibility, shown) => {
    const slug = randomUUID();
    await db.insert(cookbooks).values({ slug, userId: authorId, titles: { de: "Suppen" }, visibility });
    const read = async () => {
      const { rows } = await db.execute(
        sql`select ${isListedCookbook()} as "isListed", ${isSharedCookbook()} as "isShared" from cookbooks where slug = ${slug}`,
      );
      return rows[0];
    };
    expect(await read()).toEqual(shown);
    await db.update(cookbooks).set({ deletedAt: at }).where(eq(cookbooks.slug, slug));
    expect(await read()).toEqual({ isListed: false, isShared: false });
  });
});
