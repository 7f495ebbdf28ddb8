import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { allOperations } from "#app/api/all-operations.ts";
import { buildOpenApi } from "#lib/api/api-resources/open-api.ts";
import type { Operation } from "#lib/api/api-resources/operation.ts";
import { getRecipe } from "#lib/api/api-resources/operations/content.ts";
import { env } from "#lib/platform/config/env.ts";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { callRoute, findDocumentedSchemas } from "#tests/support/api/document.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createSampleSite, insertSample } from "#tests/support/sample-site.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => ({
  getRequestUser: async () => null,
  clearSignedInCookie: async () => {},
}));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();

const english = { "accept-language": "en" };
const ids: Record<string, string> = {};

beforeAll(async () => {
  await createSampleSite(undefined, true);
  await insertSample("feeds", "menus");
  await readFirstIds();
}, 120_000);

/** A path parameter that exists, per operation. */
const existing: Record<string, () => string> = {
  getRecipe: () => ids.publicRecipe ?? "",
  getArticle: () => ids.article ?? "",
  getCollection: () => ids.collection ?? "",
  getIngredient: () => ids.ingredient ?? "",
  getUser: () => ids.author ?? "",
};

async function readFirstIds() {
  for (const [name, path] of [
    ["publicRecipe", "/recipes"],
    ["article", "/articles"],
    ["collection", "/content-collections"],
    ["ingredient", "/ingredients"],
  ] as const) {
    const { data } = await (await callRoute(path)).json();
    ids[name] = data[0].id;
    ids.author ??= data[0].author.slug;
  }
}

/** That of oEmbed has no envelope: oembed/route.test.ts. */
const reads = allOperations.filter(
  ({ method, access, data }) => method === "GET" && access === "public" && data !== null,
);

async function callExample(operation: Operation, more: Record<string, string> = {}, method = "GET") {
  const headers = { ...more, ...(operation.isOlder && { accept: "application/vnd.tischlein.v3+json" }) };
  const { path, example } = operation;
  const id = existing[operation.id]?.() ?? example?.path?.id ?? "";
  const query = example?.query ? `?${new URLSearchParams(example.query)}` : "";
  return callRoute(path, { method, params: { id }, query, headers });
}

describe("public operations", () => {
  test.each(reads.map((operation) => [operation.id, operation] as const))(
    "%s answers as documented",
    async (name, operation) => {
      const documented = findDocumentedSchemas(operation);
      const response = await callExample(operation);
      const body = await response.json();
      expect(response.status, JSON.stringify(body)).toBe(documented.status);
      expect(documented.answer?.safeParse(body).error, name).toBeUndefined();
      expect(JSON.stringify(body.data).length, "has content").toBeGreaterThan(2);
      expect(body.links.self).toMatch(/^http:\/\/localhost:3000\/api\//);
      expect(response.headers.get("content-language")).toBe("de");
      expect(response.headers.get("cache-control")).toMatch(/^public/);
      expect(response.headers.get("ratelimit")).toMatch(/^"default";r=\d+;t=\d+$/);

      const etag = response.headers.get("etag") ?? "";
      const unchanged = await callExample(operation, { "if-none-match": etag });
      expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
    },
  );

  test.each(reads.map((operation) => [operation.id, operation] as const))(
    "%s is read by pages of configured origins, and has HEAD and OPTIONS",
    async (_, operation) => {
      const origin = "https://app.example.org";
      const read = async (method: string, sent: Record<string, string> = {}) => {
        const { status, headers } = await callExample(operation, sent, method);
        return { status, allowed: headers.get("access-control-allow-origin"), headers };
      };
      expect((await read("GET", { origin })).allowed).toBeNull();
      env.API_ALLOWED_ORIGINS.push(origin);
      try {
        const [get, head, options] = [
          await read("GET", { origin }),
          await read("HEAD", { origin }),
          await read("OPTIONS", { origin, "access-control-request-method": "GET" }),
        ];
        expect([get.allowed, head.allowed, options.allowed]).toEqual([origin, origin, origin]);
        expect(get.headers.get("access-control-expose-headers")).toContain("ETag");
        expect((await read("GET", { origin: "https://elsewhere.example" })).allowed).toBeNull();
        // A cache must not give one origin the answer of another, nor one language that of another.
        for (const { headers } of [get, head, await read("GET")])
          expect(headers.get("vary")?.split(", ").sort()).toEqual(["Accept", "Accept-Language", "Origin"]);
        const listCompared = (headers: Headers) =>
          Object.fromEntries([...headers].filter(([name]) => !/^ratelimit$/.test(name)));
        expect([head.status, listCompared(head.headers)]).toEqual([get.status, listCompared(get.headers)]);
        expect([options.status, options.headers.get("allow")]).toEqual([
          204,
          expect.stringMatching(/GET.*HEAD, OPTIONS/),
        ]);
        const unchanged = await read("GET", { origin, "if-none-match": get.headers.get("etag") ?? "" });
        expect([unchanged.status, unchanged.allowed]).toEqual([304, origin]);
        for (const name of ["cache-control", "etag", "vary"])
          expect(unchanged.headers.get(name), name).toBe(get.headers.get(name));
      } finally {
        env.API_ALLOWED_ORIGINS.length = 0;
      }
    },
  );

  test.each(reads.filter(({ isOlder }) => !isOlder).map((operation) => [operation.id, operation] as const))(
    "%s refuses what it does not know",
    async (_, operation) => {
      const { problem } = findDocumentedSchemas(operation);
      const id = "gibt-es-nicht";
      const refused = await callRoute(operation.path, { params: { id }, query: "?colour=red" });
      expect([refused.status, refused.headers.get("content-type")]).toEqual([422, "application/problem+json"]);
      const body = await refused.json();
      expect(problem.safeParse(body).error).toBeUndefined();
      expect(body.errors).toContainEqual({ field: "colour", code: "unknown" });
      if (!operation.path.includes("{")) return;
      for (const unknown of [id, crypto.randomUUID(), "\u0000", "a".repeat(300), "🍲"])
        expect((await callRoute(operation.path, { params: { id: unknown } })).status, unknown).toBe(404);
    },
  );
});

test("a recipe has typed values in both unit systems, and every field of a content item", async () => {
  const { data: list } = await (await callRoute("/recipes", { query: "?size=100", headers: english })).json();
  const recipes = await Promise.all(
    list.slice(0, 40).map(async ({ id }: { id: string }) => {
      return (await (await callRoute("/recipes/{id}", { params: { id }, headers: english })).json()).data;
    }),
  );
  const [recipe] = recipes;
  expect(recipe).toMatchObject({ type: "recipe", content_id: recipe.id, slug: expect.any(String) });
  expect(recipe.publishing).toMatchObject({ created: expect.any(String), published: expect.any(String) });
  expect(recipe.author).toMatchObject({ slug: expect.any(String), new_type: expect.any(String) });
  const rows = recipes.flatMap(({ ingredients }) => ingredients.flatMap(({ list: part }: { list: unknown[] }) => part));
  const butter = rows.find(
    ({ measurement: { metric, imperial } }) => metric.unit?.code === "g" && imperial.unit?.code !== "g",
  );
  expect(butter.measurement.metric.amount).toEqual(expect.any(Number));
  expect(butter.measurement.imperial.unit).toMatchObject({ code: expect.any(String), name: expect.any(String) });
  expect(butter.name).toMatchObject({ one: expect.any(String), many: expect.any(String) });
});

test("hidden tags are in no answer", async () => {
  const hidden = await db.select().from(tags).where(eq(tags.isHidden, true));
  expect(hidden.length).toBeGreaterThan(0);
  const answers = await Promise.all([
    callRoute("/recipes", { query: "?size=100" }),
    callRoute("/tags", { query: "?size=100" }),
    callRoute("/feed"),
    callRoute("/recipes/{id}", { params: { id: ids.publicRecipe ?? "" } }),
  ]);
  for (const answer of answers) {
    const text = await answer.text();
    for (const { key, id } of hidden) expect(text.includes(`"${key}"`) || text.includes(id), key).toBe(false);
  }
});

test("drafts and unknown ids answer alike", async () => {
  const [draft] = await db.select().from(items).where(eq(items.state, "draft")).limit(1);
  const read = async (id: string) => {
    const response = await callRoute("/recipes/{id}", { params: { id } });
    return [response.status, await response.json()];
  };
  expect(await read(draft?.id ?? "")).toEqual(await read(crypto.randomUUID()));
});

test("lists follow filters, order and pages, with links", async () => {
  const read = async (query: string) => (await callRoute("/recipes", { query })).json();
  const vegan = await read("?diet=vegan&sort=title&size=5&page=2");
  expect(vegan.data.length).toBe(5);
  for (const { tags: own } of vegan.data)
    expect(own.map(({ key, slug }: { key?: string; slug: string }) => key ?? slug)).toContain("vegan");
  expect(vegan.links).toMatchObject({
    first: "http://localhost:3000/api/recipes?diet=vegan&sort=title&size=5&page=1",
    prev: "http://localhost:3000/api/recipes?diet=vegan&sort=title&size=5&page=1",
    next: "http://localhost:3000/api/recipes?diet=vegan&sort=title&size=5&page=3",
  });
  const [plain, found] = await Promise.all([read("?category=abendessen"), read("?category=abendessen&sort=title")]);
  expect(plain.meta.pagination.count).toBe(found.meta.pagination.count);
  const [author] = await db.select().from(users).where(eq(users.slug, plain.data[0].author.slug));
  const own = await read(`?author=${author?.slug}`);
  expect(new Set(own.data.map((card: (typeof plain.data)[0]) => card.author.slug))).toEqual(new Set([author?.slug]));
  for (const query of [
    "?diet=stone",
    "?category=nirgends",
    "?author=niemand",
    "?tag=nichts&sort=title",
    "?size=101",
    "?page=0",
  ])
    expect((await callRoute("/recipes", { query })).status, query).toBe(422);
});

test("a list takes the same number of queries however long it is", async () => {
  const countQueries = async (size: number) => {
    const spy = vi.spyOn(db.$client, "query");
    await callRoute("/recipes", { query: `?size=${size}` });
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  };
  const few = await countQueries(2);
  expect(few).toBeGreaterThan(0);
  expect(await countQueries(50)).toBe(few);
});

test("slugs of the other language lead to the same recipe", async () => {
  const { data } = await (await callRoute("/recipes/{id}", { params: { id: ids.publicRecipe ?? "" } })).json();
  const [text] = (await db.select().from(itemTexts).where(eq(itemTexts.itemId, data.id))).filter(
    ({ locale }) => locale === "en",
  );
  const response = await callRoute("/recipes/{id}", { params: { id: text?.slug ?? "" } });
  expect((await response.json()).data.slug).toBe(data.slug);
});

test("every recipe comes as JSON-LD and as Cooklang", async () => {
  const { data, meta } = await (await callRoute("/recipes", { query: "?size=100" })).json();
  const { data: others } = await (await callRoute("/recipes", { query: "?size=100&page=2" })).json();
  const all = [...data, ...others];
  expect(all.length).toBe(meta.pagination.count);
  for (const { id, slug, title } of all) {
    const read = (name: string, headers: Record<string, string>) =>
      callRoute(getRecipe.path, { params: { id: name }, headers });
    const thing = await (await read(id, { accept: "application/ld+json" })).json();
    expect(thing).toMatchObject({ "@type": "Recipe", name: title, recipeIngredient: expect.any(Array) });
    const cooklang = await (await read(`${slug}.cook`, english)).text();
    expect(cooklang, slug).toMatch(/^---\ntitle: .*\n[\s\S]*@/);
  }
}, 120_000);

test("the document names both formats, and 406 answers another", async () => {
  const { paths } = buildOpenApi(allOperations);
  const get = paths[getRecipe.path]?.get as { responses: Record<string, { content: Record<string, unknown> }> };
  expect(Object.keys(get.responses[200]?.content ?? {})).toEqual(
    expect.arrayContaining(["application/ld+json", "text/vnd.cooklang"]),
  );
  const refused = await callRoute(getRecipe.path, {
    params: { id: ids.publicRecipe ?? "" },
    headers: { accept: "text/html" },
  });
  expect(refused.status).toBe(406);
});

test("a recipe also comes as JSON-LD and as Cooklang", async () => {
  const read = (id: string, accept?: string) =>
    callRoute(getRecipe.path, { params: { id }, headers: accept ? { accept } : {} });
  const { data } = await (await read(ids.publicRecipe ?? "")).json();
  const thing = await (await read(data.slug, "application/ld+json")).json();
  expect(thing).toMatchObject({ "@type": "Recipe", name: data.title });
  expect(await (await read(`${data.slug}.jsonld`)).json()).toEqual(thing);
  const cooklang = await read(`${data.slug}.cook`);
  expect(cooklang.headers.get("content-type")).toBe("text/vnd.cooklang; charset=utf-8");
  expect(await cooklang.text()).toMatch(/^---\ntitle: .*\n[\s\S]*@[^{\n]+\{[\d.]+%g\}/);
});
