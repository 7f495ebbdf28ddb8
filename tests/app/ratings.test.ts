import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { itemTexts } from "#lib/db/tables/items.ts";
import { itemStats } from "#lib/db/tables/likes.ts";
import { ratings } from "#lib/db/tables/ratings.ts";
import { searchDocs } from "#lib/db/tables/searches.ts";
import { users } from "#lib/db/tables/users.ts";
import { createStory } from "#lib/stories/mutations.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, kaesespaetzle, words } from "#tests/support/kitchen.ts";

// The cookie is next-auth's, which is another test's matter; whoever asks here brings a user token.
const asking = vi.hoisted(() => ({ token: "" }));
vi.mock("#lib/auth/viewer.ts", async () => {
  const { findByUserToken } = await import("#lib/auth/sessions.ts");
  return {
    identify: async (request: Request) => findByUserToken(request.headers.get("x-user-token") ?? ""),
    getViewer: async () => findByUserToken(asking.token),
  };
});
const revalidateTag = vi.hoisted(() => vi.fn());
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), revalidateTag }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`to ${href}`);
  },
}));
vi.mock("next-intl/server", () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (name: string) =>
      `${locale} ${name}`,
}));

const { openApiSession } = await import("#lib/auth/sessions.ts");
const { GET, POST, PUT, DELETE } = await import("#app/api/users/me/rating/route.ts");
const { rateAction } = await import("#lib/ratings/actions.ts");

ownDatabase();

const clients = 50;
let ids: string[];
let tokens: string[];
let soup: string;
let own: string;
let draft: string;
let story: string;

beforeAll(async () => {
  const cook = await anna();
  soup = await kaesespaetzle(cook);
  draft = await kaesespaetzle(cook, {
    state: "draft",
    publishedAt: undefined,
    texts: { de: words("entwurf", "Entwurf") },
  });
  story = await createStory({
    authorId: cook,
    storyType: "article",
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01T12:00:00Z"),
    texts: { de: { slug: "salz", title: "Salz", summary: "", words: "", body: [] } },
    categoryIds: [],
    tagIds: [],
  });
  const names = Array.from({ length: clients }, (_, n) => ({ name: `Reader ${n}`, slug: `reader-${n}` }));
  ids = (await db.insert(users).values(names).returning({ id: users.id })).map(({ id }) => id);
  tokens = await Promise.all(ids.map((id) => openApiSession(id, "test")));
  own = await kaesespaetzle(ids[0] ?? "", { texts: { de: words("eigenes", "Eigenes") } });
});
beforeEach(async () => {
  await db.delete(ratings);
  Reflect.deleteProperty(globalThis, "tischleinRatingLimit");
});

function ask(token: string | undefined, method: string, { query = "", body = undefined as unknown, language = "de" }) {
  const headers = { "content-type": "application/json", "accept-language": language };
  return new Request(`http://localhost:3000/api/users/me/rating/${query}`, {
    method,
    headers: { ...headers, ...(token && { "x-user-token": token }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

const rate = (token: string | undefined, body: unknown) => POST(ask(token, "POST", { body }), {});
const takeBack = (token: string | undefined, id: string) =>
  DELETE(ask(token, "DELETE", { query: `?recipe=${id}` }), {});
const read = async (token: string | undefined, id: string) => {
  const response = await GET(ask(token, "GET", { query: `?recipe=${id}` }), {});
  return { status: response.status, body: await response.json() };
};

/** Counted, and as the search orders; both must be what is in the table. */
async function standing(itemId: string) {
  const [row] = await db
    .select({
      count: itemStats.ratingCount,
      sum: itemStats.ratingSum,
      rating: searchDocs.rating,
      real: sql<{
        count: number;
        sum: number;
      }>`(select json_build_object('count', count(*), 'sum', coalesce(sum(stars), 0))
        from ratings where ratings.item_id = ${itemStats.itemId})`,
    })
    .from(itemStats)
    .innerJoin(searchDocs, eq(searchDocs.itemId, itemStats.itemId))
    .where(eq(itemStats.itemId, itemId));
  if (!row) throw new Error("no such recipe");
  const { real, rating, ...kept } = row;
  expect(kept).toEqual(real);
  if (kept.count === 0) expect(rating).toBeNull();
  else expect(rating).toBeCloseTo((kept.sum + 20) / (kept.count + 5), 5);
  return kept;
}

test.each([
  [0, 1],
  [0.25, 2],
  [0.5, 3],
  [0.75, 4],
  [1, 5],
])("a rating of %f is %i stars, whether it is posted or put", async (rating, stars) => {
  for (const [method, answer] of [
    ["POST", POST],
    ["PUT", PUT],
  ] as const) {
    const response = await answer(ask(tokens[0], method, { body: { recipe: soup, rating } }), {});
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { rating, stars } });
    expect(await read(tokens[0], soup)).toEqual({ status: 200, body: { data: { rating, stars } } });
  }
  expect(await standing(soup)).toEqual({ count: 1, sum: stars });
});

test("a rating is one's own to read, and kept by no cache", async () => {
  await rate(tokens[0], { recipe: soup, rating: 1 });
  expect((await read(tokens[1], soup)).body).toEqual({ data: { rating: null, stars: null } });
  expect((await read(tokens[1], randomUUID())).body).toEqual({ data: { rating: null, stars: null } });
  const response = await GET(ask(tokens[0], "GET", { query: `?recipe=${soup}` }), {});
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("fifty clients that rate, change and take back at once are counted exactly", async () => {
  const presses = tokens.flatMap((token, n) => [
    rate(token, { recipe: soup, rating: 0.25 * (n % 5) }),
    takeBack(token, soup),
    rate(token, { recipe: soup, rating: 0.25 * ((n + 2) % 5) }),
    rate(token, { recipe: soup, rating: 0.25 * ((n + 3) % 5) }),
  ]);
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 204]));
  await standing(soup);
  await Promise.all(tokens.map((token, n) => rate(token, { recipe: soup, rating: 0.25 * (n % 5) })));
  expect(await standing(soup)).toEqual({ count: clients, sum: 3 * clients });
  await Promise.all(tokens.flatMap((token, n) => (n % 2 === 0 ? [takeBack(token, soup), takeBack(token, soup)] : [])));
  expect(await standing(soup)).toMatchObject({ count: clients / 2 });
}, 30_000);

test.each([
  ["an unknown recipe", () => ({ recipe: randomUUID(), rating: 1 }), 404, {}],
  ["somebody's draft", () => ({ recipe: draft, rating: 1 }), 404, {}],
  ["one's own recipe", () => ({ recipe: own, rating: 1 }), 404, {}],
  ["a story", () => ({ recipe: story, rating: 1 }), 404, {}],
  ["nothing", () => ({ rating: 1 }), 422, { recipe: "uuid" }],
  ["an id that is none", () => ({ recipe: "1 or 1=1", rating: 1 }), 422, { recipe: "uuid" }],
  ["an id with a null byte", () => ({ recipe: `${soup}\u0000`, rating: 1 }), 422, { recipe: "uuid" }],
  ["half a star", () => ({ recipe: soup, rating: 0.125 }), 422, { rating: "rating" }],
  ["more than all stars", () => ({ recipe: soup, rating: 1.25 }), 422, { rating: "rating" }],
  ["less than none", () => ({ recipe: soup, rating: -0.25 }), 422, { rating: "rating" }],
  ["stars as a text", () => ({ recipe: soup, rating: "1" }), 422, { rating: "rating" }],
  ["no stars", () => ({ recipe: soup, rating: null }), 422, { rating: "rating" }],
  ["stars that are missing", () => ({ recipe: soup }), 422, { rating: "rating" }],
  ["somebody else", () => ({ recipe: soup, rating: 1, user_id: randomUUID() }), 422, { user_id: "unknown" }],
])("a rating of %s is refused", async (_, body, status, fields) => {
  for (const language of ["de", "en"]) {
    const response = await POST(ask(tokens[0], "POST", { body: body(), language }), {});
    expect(response.status).toBe(status);
    const { error } = await response.json();
    expect(error.fields).toEqual(fields);
    expect(error.message).toMatch(new RegExp(`^${language} `));
  }
  expect(await db.$count(ratings)).toBe(0);
});

test("what is no JSON is no rating", async () => {
  const headers = { "content-type": "application/json", "x-user-token": tokens[0] ?? "" };
  const address = "http://localhost:3000/api/users/me/rating/";
  const broken = await PUT(new Request(address, { method: "PUT", headers, body: '{"recipe":' }), {});
  expect(broken.status).toBe(422);
  const text = { ...headers, "content-type": "text/plain" };
  expect((await PUT(new Request(address, { method: "PUT", headers: text, body: "5" }), {})).status).toBe(415);
});

test("reading and taking back need an id, and no rating", async () => {
  expect((await takeBack(tokens[0], soup)).status).toBe(204);
  expect((await takeBack(tokens[0], randomUUID())).status).toBe(204);
  for (const id of ["", "%00", "5"]) {
    expect((await takeBack(tokens[0], id)).status).toBe(422);
    expect((await read(tokens[0], id)).body.error.fields).toEqual({ recipe: "uuid" });
  }
});

test("nobody can do nothing, and neither can who is banned", async () => {
  const [reader] = await db.insert(users).values({ name: "Banned", slug: "banned" }).returning({ id: users.id });
  const banned = await openApiSession(reader?.id ?? "", "test");
  await db.update(users).set({ bannedAt: new Date() }).where(eq(users.slug, "banned"));
  for (const token of [undefined, "made-up", banned]) {
    const answers = [rate(token, { recipe: soup, rating: 1 }), rate(token, {}), takeBack(token, soup)];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await read(token, soup)).status).toBe(401);
    asking.token = token ?? "";
    const here = "/de/rezepte/suppe#rating";
    await expect(send({ id: soup, stars: "5", locale: "en", here })).rejects.toThrow(
      "to /en/signup?next=%2Fde%2Frezepte%2Fsuppe%23rating",
    );
    await expect(send({ id: soup, stars: "5", here: "//elsewhere.example" })).rejects.toThrow(/^to \/de\/signup$/);
  }
  expect(await db.$count(ratings)).toBe(0);
});

test("whoever rates without end has to wait, but may take back", async () => {
  for (let n = 0; n < 60; n++)
    expect((await rate(tokens[0], { recipe: soup, rating: 0.25 * (n % 5) })).status).toBe(200);
  const refused = await rate(tokens[0], { recipe: soup, rating: 0 });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("300");
  asking.token = tokens[0] ?? "";
  expect(await send({ id: soup, stars: "1" })).toEqual({ status: "failed" });
  expect((await read(tokens[0], soup)).body.data.stars).toBe(5);
  expect((await rate(tokens[1], { recipe: soup, rating: 1 })).status).toBe(200);
  await send({ id: soup, stars: "" });
  expect((await read(tokens[0], soup)).body.data.stars).toBeNull();
});

function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return rateAction({ status: "open" }, form);
}

test("a form gives stars and takes them back", async () => {
  asking.token = tokens[0] ?? "";
  for (const stars of [1, 5, 3]) {
    expect(await send({ id: soup, stars: String(stars) })).toEqual({ status: "rated", stars });
    expect(await standing(soup)).toEqual({ count: 1, sum: stars });
  }
  expect(await send({ id: soup, stars: "" })).toEqual({ status: "rated", stars: null });
  expect(await standing(soup)).toEqual({ count: 0, sum: 0 });
});

test("a form that means nothing changes nothing", async () => {
  asking.token = tokens[0] ?? "";
  await send({ id: soup, stars: "4" });
  const nothings: Record<string, string>[] = [{}, { id: soup }, { stars: "2" }, { id: "x", stars: "2" }];
  const stars = ["0", "6", "2.5", " 2", "-1", "zwei"].map((wrong) => ({ id: soup, stars: wrong }));
  const items = [draft, own, story, randomUUID()].map((id) => ({ id, stars: "2" }));
  for (const fields of [...nothings, ...stars]) expect(await send(fields)).toEqual({ status: "failed" });
  for (const fields of items) expect(await send(fields)).toEqual({ status: "refused" });
  expect(await standing(soup)).toEqual({ count: 1, sum: 4 });
  expect(await db.$count(ratings)).toBe(1);
});

test("the recipe's pages are made anew when its ratings have changed, and only then", async () => {
  const expired = () => revalidateTag.mock.calls.splice(0).map(([tag]) => tag);
  const texts = await db.select({ slug: itemTexts.slug }).from(itemTexts).where(eq(itemTexts.itemId, soup));
  const pages = texts.map(({ slug }) => `item:${slug}`);
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  asking.token = tokens[0] ?? "";
  await rate(tokens[0], { recipe: soup, rating: 1 });
  expect(expired()).toEqual(pages);
  await takeBack(tokens[0], soup);
  expect(expired()).toEqual(pages);
  await send({ id: soup, stars: "2" });
  expect(expired()).toEqual(pages);
  await send({ id: soup, stars: "" });
  expect(expired()).toEqual(pages);
  await send({ id: soup, stars: "" });
  await takeBack(tokens[0], soup);
  await send({ id: draft, stars: "2" });
  await rate(tokens[0], { recipe: own, rating: 1 });
  expect(expired()).toEqual([]);
  vi.unstubAllEnvs();
});
