import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  createDeskCategory,
  deleteDeskCategory,
  mergeCategories,
  moveDeskCategory,
  updateDeskCategory,
} from "#lib/content/categories/desk/desk-mutations.ts";
import { countCategoryUses, findDeskCategory, listDeskCategories } from "#lib/content/categories/desk/desk-queries.ts";
import { getCategory, listCategoryGroups } from "#lib/content/categories/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { feedModules, menus } from "#lib/platform/db/tables/feeds.ts";
import { itemCategories, items } from "#lib/platform/db/tables/items.ts";
import { searchDocs } from "#lib/platform/db/tables/search.ts";
import { searchRedirects } from "#lib/platform/db/tables/statistics/search-rules.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDinnerCategory, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { categoryContent, createEntry } from "../fixtures.ts";

setUpDatabase();

let editorId: string;
let group: string;
beforeAll(async () => {
  editorId = await createReader({ newType: "editor" });
  group = await createEntry(editorId, "Nach Laune", null);
});

const createRecipeIn = async (categoryIds: string[]) =>
  createTestRecipe(await createReader(), {
    texts: { de: recipeTexts(randomUUID(), "Suppe") },
    categoryIds,
    mainCategoryId: categoryIds[0],
  });
const find = (id: string) => findDeskCategory(id, "de");
const target = (id: string, version = 1) => ({ editorId, id, version });

describe("a category", () => {
  test("is created as the last of its group, with slugs of its titles", async () => {
    const own = await createEntry(editorId, "Nach Stimmung", null);
    const first = await createEntry(editorId, "Gemütlich", own);
    const second = await createEntry(editorId, "Wild", own);
    expect(await find(own)).toMatchObject({ kind: "group", parentId: null, key: "group-nach-stimmung-en" });
    expect(await find(first)).toMatchObject({ kind: "entry", parentId: own, texts: { de: { slug: "gemuetlich" } } });
    const [shown] = (await listCategoryGroups("de")).filter(({ id }) => id === own);
    expect(shown?.entries.map(({ id }) => id)).toEqual([first, second]);
    await expect(createDeskCategory(editorId, categoryContent("Falsch", first))).rejects.toMatchObject({
      code: "unsuitable",
      field: "parentId",
    });
  });

  test("is moved among its siblings and keeps its place at the end", async () => {
    const own = await createEntry(editorId, "Nach Farbe", null);
    const [red, green, blue] = [
      await createEntry(editorId, "Rot", own),
      await createEntry(editorId, "Grün", own),
      await createEntry(editorId, "Blau", own),
    ];
    const order = async () =>
      (await listDeskCategories()).filter(({ parentId }) => parentId === own).map(({ id }) => id);
    await moveDeskCategory(editorId, blue, "up");
    expect(await order()).toEqual([red, blue, green]);
    await moveDeskCategory(editorId, red, "up");
    expect(await order()).toEqual([red, blue, green]);
    expect(await db.select().from(auditLog).where(eq(auditLog.action, "arrange"))).toMatchObject([{ subjectId: blue }]);
  });

  test("moves to another group, is found there, and has texts for search engines", async () => {
    const other = await createEntry(editorId, "Nach Ort", null);
    const id = await createEntry(editorId, "Draußen", group);
    const recipe = await createRecipeIn([id]);
    const content = categoryContent("Im Freien", other);
    content.texts.de.metaTitle = "Kochen im Freien";
    const change = await updateDeskCategory(target(id), content);
    expect(change.itemIds).toEqual([recipe]);
    expect(await getCategory("de", "im-freien")).toMatchObject({ parentId: other, metaTitle: "Kochen im Freien" });
    expect(await findSlug("/categories/[slug]", "de", "draussen")).toBe("im-freien");
    expect(await findSlug("/stories/categories/[slug]", "de", "draussen")).toBe("im-freien");
    const [document] = await db.select().from(searchDocs).where(eq(searchDocs.itemId, recipe));
    expect(document?.vector).toContain("@in:group-nach-ort-en");
    await expect(updateDeskCategory(target(id), content)).rejects.toMatchObject({ code: "conflict" });
  });

  test("is never below itself or below an entry, and a group has no parent", async () => {
    const id = await createEntry(editorId, "Schnell", group);
    const sibling = await createEntry(editorId, "Langsam", group);
    for (const parentId of [id, sibling, null]) {
      const moved = updateDeskCategory(target(id), categoryContent("Schnell", parentId));
      await expect(moved).rejects.toMatchObject({ code: "unsuitable" });
    }
    const other = await createEntry(editorId, "Nach Tempo", null);
    await updateDeskCategory(target(other), categoryContent("Nach Tempo", group));
    expect(await find(other)).toMatchObject({ parentId: null });
  });

  test("is deleted only when it is empty and the site does not need it", async () => {
    const id = await createEntry(editorId, "Laut", group);
    await createRecipeIn([id]);
    await expect(deleteDeskCategory(target(id))).rejects.toMatchObject({ code: "used" });
    await expect(deleteDeskCategory(target(group))).rejects.toMatchObject({ code: "used" });
    const empty = await createEntry(editorId, "Leise", group);
    await deleteDeskCategory(target(empty));
    expect(await find(empty)).toBeNull();
    await expect(deleteDeskCategory(target(await createDinnerCategory()))).rejects.toMatchObject({ code: "builtIn" });
  });
});

describe("merging two categories", () => {
  test("moves recipes, links, menus, searches and addresses", async () => {
    const from = await createEntry(editorId, "Heiter", group);
    const into = await createEntry(editorId, "Fröhlich", group);
    const [one, both] = [await createRecipeIn([from]), await createRecipeIn([from, into])];
    const title = { de: "A", en: "A" };
    await db.insert(menus).values({
      position: 0,
      type: "discover",
      title,
      route: `category:${from}`,
      content: [{ title, entries: [{ categoryId: into }, { categoryId: from }] }],
    });
    const search = {
      type: "recipe",
      sort: "newest",
      size: 4,
      categoryId: from,
      filters: { meal: ["heiter-en"] },
    } as const;
    await db.insert(feedModules).values([
      { feed: "home", position: 0, data: { type: "categories_collection", heading: title, categoryIds: [from, into] } },
      {
        feed: "home",
        position: 1,
        data: {
          type: "automated",
          heading: title,
          more: `category:${from}`,
          search: { ...search, filters: { meal: ["heiter-en"] } },
        },
      },
    ]);
    const rule = { locale: "de", phrase: "heiter", typed: "heiter", judgedCount: 0, categoryId: from } as const;
    await db.insert(searchRedirects).values(rule);
    const category = await find(from);
    if (!category) throw new Error("no category");
    expect(await countCategoryUses(category)).toEqual({ items: 2, children: 0, drafts: 0, links: 3, searches: 1 });

    expect((await mergeCategories(target(from), into)).itemIds?.toSorted()).toEqual([one, both].toSorted());

    for (const recipe of [one, both]) {
      const rows = await db.select().from(itemCategories).where(eq(itemCategories.itemId, recipe));
      expect(rows.map(({ categoryId }) => categoryId)).toEqual([into]);
      expect(await db.select().from(items).where(eq(items.id, recipe))).toMatchObject([{ mainCategoryId: into }]);
    }
    expect(await db.select().from(menus)).toMatchObject([
      { route: `category:${into}`, content: [{ entries: [{ categoryId: into }] }] },
    ]);
    const modules = (await db.select().from(feedModules).orderBy(feedModules.position)).map(({ data }) => data);
    expect(modules).toMatchObject([
      { categoryIds: [into] },
      { more: `category:${into}`, search: { categoryId: into, filters: { meal: ["froehlich-en"] } } },
    ]);
    expect(modules[0]).toHaveProperty("categoryIds", [into]);
    expect(await db.select().from(searchRedirects)).toMatchObject([{ categoryId: into }]);
    expect(await findSlug("/categories/[slug]", "de", "heiter")).toBe("froehlich");
    expect(await find(from)).toBeNull();
  });

  test("is possible within a group only, and not for what the site needs", async () => {
    const from = await createEntry(editorId, "Ruhig", group);
    const elsewhere = await createEntry(editorId, "Still", await createEntry(editorId, "Nach Ton", null));
    for (const into of [from, elsewhere, group]) {
      await expect(mergeCategories(target(from), into)).rejects.toMatchObject({ code: "unsuitable" });
    }
    await expect(mergeCategories(target(from), randomUUID())).rejects.toMatchObject({ code: "missing" });
  });
});

test.each(["community", "contributor", "partner"] as const)("users of type %s change nothing", async (newType) => {
  const userId = await createReader({ newType });
  const id = await createEntry(editorId, `Art ${newType}`, group);
  const foreign = { ...target(id), editorId: userId };
  const content = categoryContent("Fremd", group);
  const before = await listDeskCategories();
  await expect(createDeskCategory(userId, content)).rejects.toMatchObject({ code: "forbidden" });
  await expect(updateDeskCategory(foreign, content)).rejects.toMatchObject({ code: "forbidden" });
  await expect(moveDeskCategory(userId, id, "up")).rejects.toMatchObject({ code: "forbidden" });
  await expect(deleteDeskCategory(foreign)).rejects.toMatchObject({ code: "forbidden" });
  await expect(mergeCategories(foreign, group)).rejects.toMatchObject({ code: "forbidden" });
  expect(await listDeskCategories()).toEqual(before);
});
