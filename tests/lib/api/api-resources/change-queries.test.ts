import { eq, inArray, sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import { type ChangePage, listChanges } from "#lib/api/api-resources/change-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { categories } from "#lib/platform/db/tables/categories.ts";
import { feedModules } from "#lib/platform/db/tables/feeds.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import { items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { itemStats, likes } from "#lib/platform/db/tables/likes.ts";
import { recipeIngredients, recipes, recipeTexts as recipeTextTable } from "#lib/platform/db/tables/recipes.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  createAnna,
  createDietTag,
  createDinnerCategory,
  createFlourAndEgg,
  createJonas,
  createTestRecipe,
  recipeTexts,
} from "#tests/support/fixtures.ts";

setUpDatabase();

let anna: string;
let count = 0;
const epoch = new Date(0);
const hourMs = 3_600_000;

beforeEach(async () => {
  await db.execute(
    sql`truncate users, items, tags, categories, ingredients, units, feed_modules, content_changes cascade`,
  );
  anna = await createAnna();
});

/** A recipe with a slug of its own. */
function createOne(changes: Parameters<typeof createTestRecipe>[1] = {}) {
  count += 1;
  const texts = recipeTexts(`recipe-${count}`, `Recipe ${count}`);
  return createTestRecipe(anna, { texts: { de: texts, en: texts }, ...changes });
}

/** Reads pages until there is no next one and all that happened before the call is settled. */
async function readAll(since = epoch, kind: Parameters<typeof listChanges>[0]["kind"] = "recipe", size = 2) {
  const start = Date.now() + 1;
  const ids: string[] = [];
  let list: Parameters<typeof listChanges>[0] = { kind, since, size };
  for (;;) {
    const page: ChangePage = await listChanges(list);
    ids.push(...page.entries.map(({ id }) => id));
    const last = page.entries.at(-1);
    if (page.hasMore && last) list = { kind, since: new Date(last.changedAt), after: last.id, size };
    else if (Date.parse(page.until) >= start) return { ids, until: new Date(page.until) };
    else list = { kind, since: new Date(page.until), size };
  }
}

test("lists what changed in the order of its changes, and nothing twice in the next run", async () => {
  const ids = [await createOne(), await createOne(), await createOne()];
  const first = await readAll();
  expect([...new Set(first.ids)]).toEqual(ids);
  expect((await readAll(first.until)).ids).toEqual([]);
  await db
    .update(itemTexts)
    .set({ title: "New" })
    .where(eq(itemTexts.itemId, ids[0] ?? ""));
  const second = await readAll(first.until);
  expect(second.ids).toEqual([ids[0]]);
  expect((await readAll(epoch, "recipe", 1)).ids).toEqual([ids[1], ids[2], ids[0]]);
});

describe("a recipe changes with", () => {
  let id: string;
  let until: Date;
  let flour: string;
  let vegan: string;

  beforeEach(async () => {
    ({ flour } = await createFlourAndEgg());
    vegan = await createDietTag("vegan");
    id = await createOne();
    ({ until } = await readAll());
  });

  test.each<[string, () => Promise<unknown>]>([
    ["its texts", () => db.update(itemTexts).set({ summary: "Kurz" }).where(eq(itemTexts.locale, "de"))],
    ["its steps", () => db.update(recipeTextTable).set({ steps: [{ heading: "", text: "Rühren" }] })],
    ["its times", () => db.update(recipes).set({ preparation: 7 })],
    ["its tags", () => db.insert(itemTags).values({ itemId: id, tagId: vegan })],
    [
      "its ingredients",
      () =>
        db
          .insert(recipeIngredients)
          .values({ itemId: id, position: 0, groupPosition: 0, ingredientId: flour, unit: "g" }),
    ],
    ["its expiry", () => db.update(items).set({ expiresAt: new Date(Date.now() - hourMs) })],
    ["its unpublication", () => db.update(items).set({ state: "draft" })],
    ["its deletion", () => db.delete(items)],
    ["the deletion of its author", () => db.delete(users).where(eq(users.id, anna))],
  ])("%s", async (_, write) => {
    await write();
    expect((await readAll(until)).ids).toEqual([id]);
  });

  test("neither likes nor what is stored again as it was", async () => {
    await db.insert(likes).values({ userId: await createJonas(), itemId: id });
    expect((await db.select().from(itemStats))[0]?.likeCount).toBe(1);
    await db.update(recipes).set({ preparation: 20 });
    expect((await readAll(until)).ids).toEqual([]);
  });
});

test("dates count when they come, and what readers have never seen does not appear", async () => {
  const publishedAt = new Date(Date.now() + hourMs);
  const scheduled = await createOne({ publishedAt });
  const draft = await createOne({ state: "draft", publishedAt: undefined });
  await db.update(itemTexts).set({ title: "Neu" });
  await db.delete(items).where(eq(items.id, draft));
  expect((await readAll()).ids).toEqual([]);
  const listNoted = async () =>
    (await db.execute<{ cause: string; at: Date }>(sql`select cause, changed_at as at from content_changes`)).rows.map(
      ({ cause, at }) => [cause, new Date(at).getTime()],
    );
  expect(await listNoted()).toEqual([["start", publishedAt.getTime()]]);
  const expiresAt = new Date(publishedAt.getTime() + hourMs);
  await db.update(items).set({ expiresAt });
  expect(await listNoted()).toEqual([
    ["start", publishedAt.getTime()],
    ["end", expiresAt.getTime()],
  ]);
  await db.update(items).set({ publishedAt: new Date(Date.now() - hourMs) });
  expect((await readAll()).ids).toEqual([scheduled]);
  expect((await listNoted()).map(([cause]) => cause).sort()).toEqual(["change", "end"]);
});

test("categories, tags, ingredients and collections are noted, hidden ones when they were shown before", async () => {
  const dinner = await createDinnerCategory();
  const shown = await createDietTag("vegan");
  await createDietTag("intern", true);
  const { flour } = await createFlourAndEgg();
  const heading = { de: "Neu", en: "New" };
  const data = { type: "collection" as const, heading, text: heading, pictureId: anna, itemIds: [], links: [] };
  const modules = await db
    .insert(feedModules)
    .values([
      { feed: "home", position: 0, data },
      { feed: "home", position: 1, data: { type: "newsletter" } },
      { feed: "basics", position: 0, data },
    ])
    .returning();
  expect((await readAll(epoch, "category")).ids).toEqual([dinner]);
  expect((await readAll(epoch, "tag")).ids).toEqual([shown]);
  expect((await readAll(epoch, "ingredient")).ids).toEqual([flour]);
  const { ids, until } = await readAll(epoch, "collection");
  expect(ids).toEqual([modules[0]?.id]);
  await db.update(tags).set({ isHidden: true });
  await db.update(ingredients).set({ recipeCount: 5 });
  await db.delete(categories);
  await db.delete(feedModules);
  expect((await readAll(until, "tag")).ids).toEqual([shown]);
  expect((await readAll(until, "ingredient")).ids).toEqual([]);
  expect((await readAll(until, "category")).ids).toEqual([dinner]);
  expect((await readAll(until, "collection")).ids).toEqual([modules[0]?.id]);
  await db.update(tagTexts).set({ title: "Neu" }).where(eq(tagTexts.tagId, shown));
});

test("a change that is committed later than a newer one is not lost", async () => {
  const [early, late] = [await createOne(), await createOne()];
  const { until } = await readAll();
  const slow = new Client({ connectionString: process.env.DATABASE_URL });
  await slow.connect();
  await slow.query("begin");
  await slow.query("update recipes set preparation = 1 where item_id = $1", [early]);
  await db.update(recipes).set({ preparation: 1 }).where(eq(recipes.itemId, late));
  const during = await listChanges({ kind: "recipe", since: until, size: 10 });
  await slow.query("commit");
  await slow.end();
  const after = await readAll(new Date(during.until));
  expect(new Set([...during.entries.map(({ id }) => id), ...after.ids])).toEqual(new Set([early, late]));
});

test("a copy that follows while eight writers change, unpublish and delete is the same at the end", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) ids.push(await createOne());
  const read = async (from: string[]) =>
    new Map(
      (
        await db
          .select({ id: items.id, preparation: recipes.preparation })
          .from(items)
          .innerJoin(recipes, eq(recipes.itemId, items.id))
          .where(inArray(items.id, from))
      ).map(({ id, preparation }) => [id, preparation]),
    );
  const copy = new Map<string, number>();
  let isWriting = true;
  const write = async (writer: number) => {
    for (let n = 0; n < 12; n++) {
      await db.transaction(async (tx) => {
        const id = ids[(writer * 5 + n * 7) % ids.length] ?? "";
        await tx
          .update(recipes)
          .set({ preparation: writer * 100 + n })
          .where(eq(recipes.itemId, id));
        if (n % 3 === 0) await tx.execute(sql`select count(*) from pg_class, generate_series(1, 20)`);
        if (n === 11 && writer < 3) await tx.delete(items).where(eq(items.id, ids[writer] ?? ""));
      });
    }
  };
  const follow = async () => {
    let since = epoch;
    for (let isLast = false; !isLast; ) {
      isLast = !isWriting;
      const page = await readAll(since, "recipe", 5);
      const present = await read(page.ids);
      for (const id of page.ids) {
        const preparation = present.get(id);
        if (preparation === undefined) copy.delete(id);
        else copy.set(id, preparation);
      }
      since = page.until;
    }
  };
  const following = follow();
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  isWriting = false;
  await following;
  expect(copy).toEqual(await read(ids));
  expect(copy.size).toBe(9);
});
