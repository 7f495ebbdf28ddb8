import { beforeAll, expect, test } from "vitest";
import { listWrittenPages } from "#lib/content/stories/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { categories } from "#lib/platform/db/tables/categories.ts";
import { feedModules, menus } from "#lib/platform/db/tables/feeds.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { insertEmptySite } from "#lib/seed/insert-empty-site.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

beforeAll(() => insertEmptySite(() => {}));

test("an empty site has categories and ingredients, but no pictures and no people of the sample", async () => {
  expect(await db.$count(categories)).toBeGreaterThan(20);
  expect(await db.$count(ingredients)).toBeGreaterThan(100);
  expect(await db.$count(pictures)).toBe(0);
  const authors = await db.select({ slug: users.slug, isSample: users.isSample }).from(users);
  expect(authors).toEqual([{ slug: "redaktion", isSample: false }]);
});

test("the only content are drafts of the legal pages", async () => {
  expect(new Set((await db.select().from(items)).map(({ state }) => state))).toEqual(new Set(["draft"]));
  const keys = (await db.select().from(stories)).map(({ pageKey }) => pageKey).sort();
  expect(keys).toEqual(["accessibility", "contact", "imprint", "privacy", "terms"]);
  expect(await listWrittenPages("de")).toEqual([]);
});

test("menus and home page have only what leads somewhere", async () => {
  const rows = await db.select().from(menus);
  expect(rows.map(({ type }) => type).sort()).toEqual(["discover", "recipes", "stories"]);
  const modules = await db.select().from(feedModules);
  expect(modules.map(({ data }) => data.type)).toEqual([
    "automated",
    "automated",
    "categories_collection",
    "newsletter",
  ]);
});
