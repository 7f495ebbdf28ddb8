import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readAllContent } from "#lib/content/content-transfer/export-queries.ts";
import { importContent } from "#lib/content/content-transfer/import/import-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { storyTexts } from "#lib/platform/db/tables/stories.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { smallContent, toFiles } from "./small-content.ts";

setUpDatabase();

const operator = { actorId: null, isDryRun: false };

/** A story of one block, which links to something. */
const toStory = (key: string, target: string) => ({
  key,
  authorKey: "lena",
  state: "live",
  publishedAt: "2026-03-01T08:00:00.000Z",
  storyType: "article",
  texts: {
    de: {
      slug: key,
      title: key,
      summary: "Kurz.",
      body: [
        { type: "text", text: `Lies [weiter](item:${target}) oder [hier](https://example.test).` },
        { type: "cta_button", text: "Weiter", href: `item:${target}` },
      ],
    },
  },
});

beforeAll(async () => {
  await importContent(toFiles(smallContent), operator);
});
beforeEach(async () => {
  await db.delete(items).where(sql`type = 'article'`);
});

const idOf = async (slug: string) => {
  const [row] = await db.select({ id: itemTexts.itemId }).from(itemTexts).where(sql`slug = ${slug}`);
  return row?.id;
};
const bodyOf = async (slug: string) => {
  const [row] = await db
    .select({ body: storyTexts.body })
    .from(storyTexts)
    .where(sql`item_id = ${await idOf(slug)}`);
  return JSON.stringify(row?.body);
};

test("links to recipes are keys in files and ids in the database", async () => {
  const { problems } = await importContent(toFiles({ stories: [toStory("eins", "karottensuppe")] }), operator);
  expect(problems).toEqual([]);
  const body = await bodyOf("eins");
  expect(body).toContain(`](item:${await idOf("karottensuppe")})`);
  expect(body).toContain(`"href":"item:${await idOf("karottensuppe")}"`);
  const [exported] = (await readAllContent()).stories;
  expect(exported).toMatchObject({ texts: toStory("eins", "karottensuppe").texts });
});

test("stories may link to one another, and a second import changes nothing", async () => {
  const files = toFiles({ stories: [toStory("eins", "zwei"), toStory("zwei", "eins")] });
  const { kinds, problems } = await importContent(files, operator);
  expect(problems).toEqual([]);
  expect(kinds).toMatchObject([{ created: ["eins", "zwei"], changed: [] }]);
  expect(await bodyOf("eins")).toContain(`](item:${await idOf("zwei")})`);
  expect(await bodyOf("zwei")).toContain(`](item:${await idOf("eins")})`);
  expect((await importContent(files, operator)).kinds).toMatchObject([{ created: [], changed: [], unchanged: 2 }]);
});

test("a link to an unknown entry is a problem", async () => {
  const { problems } = await importContent(toFiles({ stories: [toStory("eins", "niemals")] }), operator);
  expect(problems).toMatchObject([
    { path: "texts.de.body[0].text", code: "unknownReference", detail: { de: "niemals" } },
    { path: "texts.de.body[1].href", code: "unknownReference" },
  ]);
});

test("what links to an entry with a problem is no further problem", async () => {
  const wrong = { ...toStory("zwei", "eins"), storyType: "novel" };
  const { problems } = await importContent(toFiles({ stories: [toStory("eins", "zwei"), wrong] }), operator);
  expect(problems).toMatchObject([{ key: "zwei", path: "storyType" }]);
});
