import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readContentCards } from "#lib/cards/content-card.ts";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import { itemStats, likes } from "#lib/db/tables/likes.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { readPlace } from "#lib/likes/place.ts";
import { type LikedPart, listLikedIds, listLikes, listLikesAfter } from "#lib/likes/queries.ts";
import type { RecipeInput } from "#lib/recipes/schema.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, jonas, kaesespaetzle, tag, words } from "#tests/support/kitchen.ts";

ownDatabase();

const at = (time: string) => new Date(`2026-01-${time}Z`);
let cook: string;
let reader: string;

beforeAll(async () => {
  cook = await anna();
  reader = await jonas();
});
beforeEach(() => db.execute(sql`truncate items cascade`).then(() => undefined));

function recipe(name: string, changes: Partial<RecipeInput> = {}): Promise<string> {
  return kaesespaetzle(cook, { texts: { de: words(name, name), en: words(`${name}-en`, `${name} EN`) }, ...changes });
}

const like = (itemId: string, userId = reader) => setLike({ userId, itemId, liked: true });
const unlike = (itemId: string, userId = reader) => setLike({ userId, itemId, liked: false });

async function countOf(itemId: string): Promise<number | undefined> {
  const [row] = await db.select().from(itemStats).where(eq(itemStats.itemId, itemId));
  return row?.likeCount;
}

describe("a like", () => {
  test("said twice counts once, and so does taking it back", async () => {
    const id = await recipe("a");
    expect([await like(id), await like(id)]).toEqual([true, true]);
    expect(await countOf(id)).toBe(1);
    expect([await unlike(id), await unlike(id)]).toEqual([true, true]);
    expect(await countOf(id)).toBe(0);
  });

  test("that never was can be taken back", async () => {
    const id = await recipe("a");
    await like(id, cook);
    expect(await unlike(id)).toBe(true);
    expect(await unlike(randomUUID())).toBe(true);
    expect(await countOf(id)).toBe(1);
  });

  test("is for what readers can see", async () => {
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
    expect(await listLikedIds(reader)).toEqual([]);
  });

  test("is for one's own draft, too", async () => {
    const id = await recipe("draft", { state: "draft", publishedAt: undefined });
    expect(await like(id, cook)).toBe(true);
    expect(await countOf(id)).toBe(1);
  });

  test("can be taken back from what is no longer shown", async () => {
    const id = await recipe("a");
    await like(id);
    await db.update(items).set({ state: "draft" }).where(eq(items.id, id));
    expect(await unlike(id)).toBe(true);
    expect(await countOf(id)).toBe(0);
  });
});

describe("a list of likes", () => {
  test("begins with the latest and leaves out what is not shown in this language", async () => {
    const names = ["a", "b", "c", "d"];
    const ids = await Promise.all(names.map((name) => recipe(name)));
    const german = await recipe("german", { texts: { de: words("german", "german") } });
    const [first = "", second = "", third = "", hidden = ""] = ids;
    const rows = [third, first, german, hidden, second].map((itemId, n) => ({
      userId: reader,
      itemId,
      createdAt: at(`0${n + 1}T12:00:00`),
    }));
    await db.insert(likes).values(rows);
    await db.update(items).set({ state: "draft" }).where(eq(items.id, hidden));
    const inGerman = await listLikes({ userId: reader, locale: "de", page: 1 });
    expect(inGerman.ids).toEqual([second, german, first, third]);
    expect(inGerman.pagination).toEqual({ page: 1, pages: 1, count: 4 });
    expect((await listLikes({ userId: reader, locale: "en", page: 1 })).ids).toEqual([second, first, third]);
    expect((await listLikedIds(reader)).toSorted()).toEqual([...ids, german].toSorted());
  });

  test("has pages of 24, each like on one of them", async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, (_, n) => recipe(`r${n}`)));
    await db.insert(likes).values(ids.map((itemId) => ({ userId: reader, itemId, createdAt: at("01T12:00:00") })));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listLikes({ userId: reader, locale: "de", page })));
    expect(pages.map((page) => page.ids.length)).toEqual([24, 24, 2, 0]);
    expect(pages[3]?.pagination).toEqual({ page: 4, pages: 3, count: 50 });
    expect(new Set(pages.flatMap((page) => page.ids)).size).toBe(50);
  });

  test("of more than twenty pages counts what is not shown, too", async () => {
    await db.execute(sql`
      with made as (
        insert into items (type, state, author_id, published_at)
        select 'recipe', case when place <= 490 then 'live' else 'draft' end, ${cook}, now() - interval '1 day'
        from generate_series(1, 500) as place returning id),
      named as (
        insert into item_texts (item_id, locale, slug, title, summary) select id, 'de', 'masse-' || id, 'Masse', '' from made)
      insert into likes (user_id, item_id) select ${reader}, id from made`);
    const pagination = async () => (await listLikes({ userId: reader, locale: "de", page: 20 })).pagination;
    expect(await pagination()).toEqual({ page: 20, pages: 21, count: 500 });
    await db.execute(
      sql`update items set state = 'draft' where id in (select id from items where state = 'live' limit 20)`,
    );
    expect(await pagination()).toEqual({ page: 20, pages: 20, count: 470 });
  });

  test("goes on where a page ended, whatever is taken back meanwhile", async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, (_, n) => recipe(`r${n}`)));
    await db.insert(likes).values(ids.map((itemId) => ({ userId: reader, itemId })));
    const first = await listLikes({ userId: reader, locale: "de", page: 1 });
    for (const id of first.ids.slice(0, 5)) await unlike(id);
    const behind = async ({ next }: LikedPart) => {
      const after = readPlace(next);
      if (!after) throw new Error("the list ends too early");
      return listLikesAfter({ userId: reader, locale: "de", after });
    };
    const second = await behind(first);
    const third = await behind(second);
    expect([first, second, third].map((page) => page.ids.length)).toEqual([24, 24, 2]);
    expect(new Set([first, second, third].flatMap((page) => page.ids)).size).toBe(50);
    expect(third.next).toBeNull();
  });

  test.each([null, "", "2", "1~x~y", "2~2026-01-01T00:00:00.000000Z~'; drop table likes"])(
    "does not go on at %s",
    (text) => expect(readPlace(text)).toBeNull(),
  );

  test("is empty for somebody without likes", async () => {
    const list = await listLikes({ userId: cook, locale: "de", page: 1 });
    expect(list).toEqual({ ids: [], next: null, pagination: { page: 1, pages: 1, count: 0 } });
  });

  test("of somebody with very many is read from indexes", async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const plan = async (query: { getSQL(): ReturnType<typeof sql> }) =>
        JSON.stringify((await tx.execute(sql`explain ${query.getSQL()}`)).rows);
      const ids = db.select({ id: likes.itemId }).from(likes).where(eq(likes.userId, reader));
      expect(await plan(ids)).toMatch(/Index.* likes_(pkey|newest_idx)/);
      const latest = sql`select item_id from likes where user_id = ${reader} order by created_at desc, item_id desc limit 24`;
      await tx.execute(sql`set local enable_sort = off`);
      expect(await plan({ getSQL: () => latest })).toContain("likes_newest_idx");
    });
  });
});

test("the API's card of a recipe names what the specification names, and no hidden tag", async () => {
  const tagIds = [await tag("vegan"), await tag("internal", true)];
  const id = await recipe("suppe", { tagIds });
  await like(id);
  const [card] = await readContentCards("en", [id, randomUUID()]);
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
