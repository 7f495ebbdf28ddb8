import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { callRoute } from "#tests/support/api/document.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createPublicRecipe } from "#tests/support/owned-resources.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();

const count = 1010;

beforeAll(async () => {
  const recipe = await createPublicRecipe();
  await db.execute(sql`
    with copies as (
      insert into items (type, state, author_id, published_at)
      select type, state, author_id, published_at - number * interval '1 minute'
      from items, generate_series(1, ${count}) as number where id = ${recipe} returning id, published_at),
    texts as (
      insert into item_texts (item_id, locale, slug, title, summary)
      select id, 'de', id::text, 'Spätzle', '' from copies),
    bodies as (
      insert into recipes (item_id, preparation, servings_amount, utensils, steps)
      select id, 1, 1, '[]', '[]' from copies)
    insert into search_docs (item_id, type, locales, vector, facets, published_at)
    select copies.id, docs.type, docs.locales, docs.vector, docs.facets, copies.published_at
    from copies, search_docs as docs where docs.item_id = ${recipe}`);
});

const read = async (query: string) => {
  const response = await callRoute("/recipes", { query });
  return { status: response.status, body: await response.json() };
};

test("a list by date is found by number up to a limit, and the page after it says so", async () => {
  const { status, body } = await read("?size=80&page=12");
  expect([status, body.data.length]).toEqual([200, 80]);
  expect(body.meta.pagination).toEqual({ page: 12, pages: 13, count: 961 });
  for (const page of [13, 9999, 9_999_999]) {
    const refused = await read(`?size=80&page=${page}`);
    expect([refused.status, refused.body.errors]).toEqual([422, [{ field: "page", code: "limit" }]]);
  }
});

test("a search ends at a limit, and the page after it says so", async () => {
  const last = await read("?size=80&page=13&search=spätzle");
  expect(last.status).toBe(200);
  expect(last.body.data.length).toBe(1000 % 80);
  expect(last.body.meta.pagination).toMatchObject({ count: 1000, pages: 13 });
  expect(last.body.links.next).toBeNull();
  for (const page of [14, 9999]) {
    const { status, body } = await read(`?size=80&page=${page}&search=spätzle`);
    expect([status, body.errors]).toEqual([422, [{ field: "page", code: "limit" }]]);
  }
});

test("the links lead through the whole list, by pages with numbers", async () => {
  const ids: string[] = [];
  let pages = 0;
  for (let query: string | null = "?size=80"; query; ) {
    const { status, body } = await read(query);
    pages += 1;
    expect([status, body.meta.pagination.page]).toEqual([200, pages]);
    expect(body.links.last === null).toBe(body.links.next !== null);
    ids.push(...body.data.map(({ id }: { id: string }) => id));
    query = body.links.next && new URL(body.links.next).search;
  }
  expect([pages, ids.length, new Set(ids).size]).toEqual([13, count + 1, count + 1]);
});

test.each([
  ["of another page", "&page=3", "combination"],
  ["of another size", "&page=2&size=79", "combination"],
  ["of a search", "&page=2&search=spätzle", "combination"],
  ["by likes", "&page=2&sort=likes", "combination"],
  ["without a page", "", "combination"],
])("refuses a cursor %s", async (_, more, code) => {
  const { body } = await read("?size=80");
  const cursor = new URL(body.links.next).searchParams.get("cursor");
  const size = more.includes("size=") ? "" : "&size=80";
  const refused = await read(`?cursor=${cursor}${size}${more}`);
  expect([refused.status, refused.body.errors]).toEqual([422, [{ field: "cursor", code }]]);
});

test.each(["x", "OTYwLjEuMQ", "", "%00", "a".repeat(300)])("refuses %j as a cursor", async (cursor) => {
  const refused = await read(`?page=2&cursor=${cursor}`);
  expect([refused.status, refused.body.errors]).toEqual([422, [{ field: "cursor", code: "cursor" }]]);
  const changes = await read(`?updated_since=1970-01-01T00:00:00Z&cursor=OTYwLjEuMQ`);
  expect([changes.status, changes.body.errors]).toEqual([422, [{ field: "cursor", code: "combination" }]]);
});

test("a page after the last of a whole list is empty", async () => {
  const { status, body } = await read("?size=80&page=2&author=niemand-sonst");
  expect([status, body.errors]).toEqual([422, [{ field: "author", code: "unknown" }]]);
  const articles = await callRoute("/articles", { query: "?page=9999" });
  expect([articles.status, (await articles.json()).data]).toEqual([200, []]);
});

test("all recipes are read by their changes, each page from where the last one ended", async () => {
  const ids = new Set<string>();
  for (let query: string | null = "?size=100&updated_since=1970-01-01T00:00:00Z"; query; ) {
    const { body } = await read(query);
    for (const { id } of body.data) ids.add(id);
    query = body.links.next && new URL(body.links.next).search;
  }
  // The latest second may still be unsettled.
  await vi.waitFor(async () => {
    const { body } = await read(`?size=100&updated_since=${new Date(Date.now() - 60_000).toISOString()}`);
    for (const { id } of body.data) ids.add(id);
    expect(ids.size).toBe(count + 1);
  }, 20_000);
});
