import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { callRoute, findDocumentedSchemas } from "#tests/support/api/document.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();

const site = "http://localhost:3000";
const published = new Map<string, string>();

beforeAll(async () => {
  await createSampleSite(undefined, true);
  const rows = await db
    .select({ type: items.type, state: items.state, story: stories.storyType, slug: itemTexts.slug })
    .from(items)
    .innerJoin(itemTexts, eq(itemTexts.itemId, items.id))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(eq(itemTexts.locale, "de"));
  for (const { type, state, story, slug } of rows) published.set(story ?? `${state} ${type}`, slug);
}, 120_000);

const read = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  callRoute("/oembed", { query: `?${new URLSearchParams(query)}`, headers });
const recipeUrl = () => `${site}/de/rezepte/${published.get("live recipe")}`;

test("describes a recipe and a story by the address of their page, in its language", async () => {
  const recipe = await (await read({ url: recipeUrl(), dnt: "1" })).json();
  const { answer } = findDocumentedSchemas({ path: "/oembed", method: "GET" });
  expect(answer?.safeParse(recipe).error).toBeUndefined();
  expect(recipe).toMatchObject({ type: "rich", provider_name: "Tischlein", thumbnail_width: 1200 });
  expect(recipe.html).toContain(`href="${recipeUrl()}"`);
  expect(recipe.thumbnail_url).toMatch(new RegExp(`^${site}/images/`));
  const other = await (await read({ url: recipeUrl().replace("/de/rezepte", "/en/recipes") })).json();
  expect(other.html).toContain(`href="${site}/en/recipes/`);
  const { headers } = await read(
    { url: recipeUrl().replace("/de/rezepte", "/en/recipes") },
    { "accept-language": "de" },
  );
  expect(headers.get("content-language")).toBe("en");
  const story = await (await read({ url: `${site}/de/stories/${published.get("article")}`, format: "json" })).json();
  expect(story).toMatchObject({ version: "1.0", author_name: expect.any(String), title: expect.any(String) });
});

test("stays within the limits of the site that asks", async () => {
  const small = await (await read({ url: recipeUrl(), maxwidth: "400", maxheight: "300" })).json();
  expect(small).toMatchObject({ width: 400, height: 300, thumbnail_width: 384 });
});

test("answers 404 to what is no public recipe or story of this site", async () => {
  const slug = published.get("live recipe") ?? "";
  const paths = [
    `https://elsewhere.example/de/rezepte/${slug}`,
    `ftp://localhost:3000/de/rezepte/${slug}`,
    `${site}/de/rezepte/gibt-es-nicht`,
    `${site}/de/rezepte/${published.get("draft recipe")}`,
    `${site}/de/stories/${published.get("static_page")}`,
    `${site}/de/rezepte`,
    `${site}/fr/rezepte/${slug}`,
    `${site}/de/rezepte/%00`,
    `${site}/de/rezepte/%E0%A4%A`,
    site,
    "no address",
  ];
  for (const url of paths) expect((await read({ url })).status, url).toBe(404);
});

test.each([
  [{}, 422, "url"],
  [{ url: "a".repeat(2001) }, 422, "url"],
  [{ url: "x", maxwidth: "-1" }, 422, "maxwidth"],
  [{ url: "x", maxheight: "wide" }, 422, "maxheight"],
  [{ url: "x", format: "xml" }, 501, "format"],
])("refuses %j with %i", async (query, status, field) => {
  const response = await read(query);
  expect([response.status, (await response.json()).errors[0]?.field]).toEqual([status, field]);
});

test("may be cached, and answers 304 and HEAD", async () => {
  const response = await read({ url: recipeUrl() });
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=60/);
  expect(response.headers.get("content-type")).toBe("application/json");
  const etag = response.headers.get("etag") ?? "";
  expect((await read({ url: recipeUrl() }, { "if-none-match": etag })).status).toBe(304);
  const head = await callRoute("/oembed", { method: "HEAD", query: `?${new URLSearchParams({ url: recipeUrl() })}` });
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
});
