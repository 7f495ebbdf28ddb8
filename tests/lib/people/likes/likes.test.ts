import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getContentCards } from "#lib/content/cards/content-card-queries.ts";
import type { RecipeInput } from "#lib/content/recipes/schema.ts";
import { buildSearchCondition } from "#lib/content/search/search-condition.ts";
import { parseCursor } from "#lib/people/likes/cursor.ts";
import { setLike } from "#lib/people/likes/mutations.ts";
import { type LikesSlice, listLikedIds, listLikes, listLikesAfter } from "#lib/people/likes/queries.ts";
import { likeSorts } from "#lib/people/likes/sorting.ts";
import { listLikeStates } from "#lib/people/likes/state-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { itemStats, likes } from "#lib/platform/db/tables/likes.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createDietTag, createJonas, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

const at = (time: string) => new Date(`2026-01-${time}Z`);
let cook: string;
let user: string;

beforeAll(async () => {
  cook = await createAnna();
  user = await createJonas();
});
beforeEach(() => db.execute(sql`delete from items`).then(() => undefined));

function recipe(name: string, changes: Partial<RecipeInput> = {}): Promise<string> {
  return createTestRecipe(cook, {
    texts: { de: recipeTexts(name, name), en: recipeTexts(`${name}-en`, `${name} EN`) },
    ...changes,
  });
}

const like = (itemId: string, userId = user) => setLike({ userId, itemId, liked: true });
const unlike = (itemId: string, userId = user) => setLike({ userId, itemId, liked: false });

/** Titles of a list in German, in its order. */
async function titles({ ids }: LikesSlice): Promise<string[]> {
  const cards = await getContentCards("de", ids);
  return cards.map(({ title }) => title);
}

async function countOf(itemId: string): Promise<number | undefined> {
  const [row] = await db.select().from(itemStats).where(eq(itemStats.itemId, itemId));
  return row?.likeCount;
}

describe("a like", () => {
  test("counts once when repeated, and so does its removal", async () => {
    const id = await recipe("a");
    expect([await like(id), await like(id)]).toEqual([true, true]);
    expect(await countOf(id)).toBe(1);
    expect([await unlike(id), await unlike(id)]).toEqual([true, true]);
    expect(await countOf(id)).toBe(0);
  });

  test("that does not exist can be removed", async () => {
    const id = await recipe("a");
    await like(id, cook);
    expect(await unlike(id)).toBe(true);
    expect(await unlike(randomUUID())).toBe(true);
    expect(await countOf(id)).toBe(1);
  });

  test("is possible for public items only", async () => {
    const hidden = await Promise.all([
      recipe("draft", { state: "draft", publishedAt: undefined }),
      recipe("submitted", { state: "submitted", publishedAt: undefined }),
      recipe("tomorrow", { publishedAt: new Date(Date.now() + 86_400_000) }),
    ]);
    const gone = await recipe("gone");
    await db
      .update(items)
      .set({ expiresAt: at("02T00:00:00") })
      .where(eq(items.id, gone));
    for (const id of [...hidden, gone, randomUUID()]) expect(await like(id)).toBe(false);
    expect(await listLikedIds(user)).toEqual([]);
  });

  test("is possible for one's own draft", async () => {
    const id = await recipe("draft", { state: "draft", publishedAt: undefined });
    expect(await like(id, cook)).toBe(true);
    expect(await countOf(id)).toBe(1);
  });

  test("can be removed from an item that is no longer public", async () => {
    const id = await recipe("a");
    await like(id);
    await db.update(items).set({ state: "draft" }).where(eq(items.id, id));
    expect(await unlike(id)).toBe(true);
    expect(await countOf(id)).toBe(0);
  });
});

describe("a list of likes", () => {
  test("begins with the latest and omits what is not public in this language", async () => {
    const names = ["a", "b", "c", "d"];
    const ids = await Promise.all(names.map((name) => recipe(name)));
    const german = await recipe("german", { texts: { de: recipeTexts("german", "german") } });
    const [first = "", second = "", third = "", hidden = ""] = ids;
    const rows = [third, first, german, hidden, second].map((itemId, n) => ({
      userId: user,
      itemId,
      createdAt: at(`0${n + 1}T12:00:00`),
    }));
    await db.insert(likes).values(rows);
    await db.update(items).set({ state: "draft" }).where(eq(items.id, hidden));
    const inGerman = await listLikes({ userId: user, locale: "de", page: 1 });
    expect(inGerman.ids).toEqual([second, german, first, third]);
    expect(inGerman.pagination).toEqual({ page: 1, pages: 1, count: 4 });
    expect((await listLikes({ userId: user, locale: "en", page: 1 })).ids).toEqual([second, first, third]);
    expect((await listLikedIds(user)).toSorted()).toEqual([...ids, german].toSorted());
  });

  test("has pages of 24 without duplicates", async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, (_, n) => recipe(`r${n}`)));
    await db.insert(likes).values(ids.map((itemId) => ({ userId: user, itemId, createdAt: at("01T12:00:00") })));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listLikes({ userId: user, locale: "de", page })));
    expect(pages.map((page) => page.ids.length)).toEqual([24, 24, 2, 0]);
    expect(pages[3]?.pagination).toEqual({ page: 4, pages: 3, count: 50 });
    expect(new Set(pages.flatMap((page) => page.ids)).size).toBe(50);
  });

  test("of more than twenty pages counts hidden items, too", async () => {
    await db.execute(sql`
      with made as (
        insert into items (type, state, author_id, published_at)
        select 'recipe', case when place <= 490 then 'live' else 'draft' end, ${cook}, now() - interval '1 day'
        from generate_series(1, 500) as place returning id),
      named as (
        insert into item_texts (item_id, locale, slug, title, summary) select id, 'de', 'masse-' || id, 'Masse', '' from made)
      insert into likes (user_id, item_id) select ${user}, id from made`);
    const pagination = async () => (await listLikes({ userId: user, locale: "de", page: 20 })).pagination;
    expect(await pagination()).toEqual({ page: 20, pages: 21, count: 500 });
    const [latest = ""] = (await listLikes({ userId: user, locale: "de", page: 1 })).ids;
    await unlike(latest);
    expect(await pagination()).toEqual({ page: 20, pages: 21, count: 499 });
    await like(latest);
    await db.execute(
      sql`update items set state = 'draft' where id in (select id from items where state = 'live' limit 20)`,
    );
    expect(await pagination()).toEqual({ page: 20, pages: 20, count: 470 });
  });

  test("continues after a page even if likes are removed meanwhile", async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, (_, n) => recipe(`r${n}`)));
    await db.insert(likes).values(ids.map((itemId) => ({ userId: user, itemId })));
    const first = await listLikes({ userId: user, locale: "de", page: 1 });
    for (const id of first.ids.slice(0, 5)) await unlike(id);
    const nextSlice = async ({ next }: LikesSlice) => {
      const after = parseCursor(next);
      if (!after) throw new Error("the list ends too early");
      return listLikesAfter({ userId: user, locale: "de", after });
    };
    const second = await nextSlice(first);
    const third = await nextSlice(second);
    expect([first, second, third].map((page) => page.ids.length)).toEqual([24, 24, 2]);
    expect(new Set([first, second, third].flatMap((page) => page.ids)).size).toBe(50);
    expect(third.next).toBeNull();
  });

  test.each([null, "", "2", "[1,2]", '[2,"a","b"]', "2~2026-01-01T00:00:00.000000Z~x"])("has no cursor %s", (text) =>
    expect(parseCursor(text)).toBeNull(),
  );

  test.each([
    ["newest", ["Zimtsterne", "äpfel im Ofen", "Apfelmus", "Öl"]],
    ["oldest", ["Öl", "Apfelmus", "äpfel im Ofen", "Zimtsterne"]],
    ["title", ["äpfel im Ofen", "Apfelmus", "Öl", "Zimtsterne"]],
    ["time", ["Apfelmus", "Zimtsterne", "Öl", "äpfel im Ofen"]],
  ] as const)("can be sorted: %s", async (sort, expected) => {
    const dishes = [
      ["Öl", 30],
      ["Apfelmus", 5],
      ["äpfel im Ofen", 60],
      ["Zimtsterne", 10],
    ] as const;
    for (const [n, [title, preparation]] of dishes.entries()) {
      const texts = { de: recipeTexts(`dish-${n}`, title) };
      const id = await recipe(title, { texts, duration: { preparation, baking: 0, resting: 0 } });
      await db.insert(likes).values({ userId: user, itemId: id, createdAt: at(`0${n + 1}T12:00:00`) });
    }
    expect(await titles(await listLikes({ userId: user, locale: "de", page: 1, sort }))).toEqual(expected);
  });

  test.each(likeSorts)("continues after a page in the order %s", async (sort) => {
    for (let n = 0; n < 30; n++)
      await like(await recipe(`r${n}`, { duration: { preparation: n % 3, baking: 0, resting: 0 } }));
    const whole = await db.select({ id: likes.itemId }).from(likes).where(eq(likes.userId, user));
    const first = await listLikes({ userId: user, locale: "de", page: 1, sort });
    const after = parseCursor(first.next);
    if (!after) throw new Error("the list ends too early");
    const second = await listLikesAfter({ userId: user, locale: "de", sort, after });
    const byOffset = await listLikes({ userId: user, locale: "de", page: 2, sort });
    expect(second.ids).toEqual(byOffset.ids);
    expect([...first.ids, ...second.ids].toSorted()).toEqual(whole.map(({ id }) => id).toSorted());
  });

  test("can be searched by words of the site's search and by parts of titles", async () => {
    const ids = [await recipe("Kürbissuppe"), await recipe("Linseneintopf"), await recipe("100 % Roggen")];
    for (const id of ids) await like(id);
    await recipe("Kürbisbrot");
    const find = async (search: string) => {
      const matching = buildSearchCondition(search, "de");
      const list = await listLikes({ userId: user, locale: "de", page: 1, matching });
      expect(list.pagination.count).toBe(list.ids.length);
      return titles(list);
    };
    expect(await find("kuerbis")).toEqual(["Kürbissuppe"]);
    expect(await find("Suppe")).toContain("Kürbissuppe");
    expect(await find("seneint")).toEqual(["Linseneintopf"]);
    expect(await find("0 %")).toEqual(["100 % Roggen"]);
    expect(await find("%")).toEqual(["100 % Roggen"]);
    expect(await find("Pizza")).toEqual([]);
    expect(await find("???")).toEqual([]);
    // "vegan" is a diet to the site's search, which the recipe does not have.
    await like(await recipe("Wie das vegane Original für Gäste"));
    for (const part of ["Wie das vegane Original für Gäste", "das vegane", "Original für", "für Gä"]) {
      expect(await find(part), part).toEqual(["Wie das vegane Original für Gäste"]);
    }
    expect(await find("für")).toEqual([]);
    expect(buildSearchCondition("  ", "de")).toBeNull();
  });

  test("is empty for a user without likes", async () => {
    const list = await listLikes({ userId: cook, locale: "de", page: 1 });
    expect(list).toEqual({ ids: [], next: null, pagination: { page: 1, pages: 1, count: 0 } });
  });

  test("of a user with many likes is read from indexes", async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const plan = async (query: { getSQL(): ReturnType<typeof sql> }) =>
        JSON.stringify((await tx.execute(sql`explain ${query.getSQL()}`)).rows);
      const ids = db.select({ id: likes.itemId }).from(likes).where(eq(likes.userId, user));
      expect(await plan(ids)).toMatch(/Index.* likes_(pkey|newest_idx)/);
      const latest = sql`select item_id from likes where user_id = ${user} order by created_at desc, item_id desc limit 24`;
      await tx.execute(sql`set local enable_sort = off`);
      expect(await plan({ getSQL: () => latest })).toContain("likes_newest_idx");
    });
  });
});

test("the state of each asked item is what the user likes and how many do", async () => {
  const [soup, stew] = [await recipe("a"), await recipe("b")];
  const unknown = randomUUID();
  await like(soup);
  for (const id of [soup, stew]) await like(id, cook);
  const states = await listLikeStates(user, [stew, soup, unknown]);
  expect(states.toSorted((a, b) => b.likeCount - a.likeCount)).toEqual([
    { id: soup, isLiked: true, likeCount: 2 },
    { id: stew, isLiked: false, likeCount: 1 },
    { id: unknown, isLiked: false, likeCount: 0 },
  ]);
});

test("the API's card of a recipe has the specified fields and no hidden tag", async () => {
  const tagIds = [await createDietTag("vegan"), await createDietTag("internal", true)];
  const id = await recipe("suppe", { tagIds });
  await like(id);
  const [card] = await getContentCards("en", [id, randomUUID()]);
  expect(card).toEqual({
    id,
    slug: "suppe-en",
    title: "suppe EN",
    type: "recipe",
    image: null,
    user_reactions: { like_count: 1 },
    publishing: { state: "live", published: "2026-01-01T12:00:00.000Z" },
    author: { name: "Anna", slug: "anna", image: null, new_type: "community" },
    duration: { preparation: 20, baking: 15, resting: 10 },
    tags: [{ id: tagIds[0], slug: "vegan", title: "vegan", type: "diet", is_hidden: false }],
  });
});
