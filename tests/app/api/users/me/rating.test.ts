import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createStory } from "#lib/content/stories/mutations.ts";
import { removeProcessSingleton } from "#lib/platform/config/process-singleton.ts";
import { db } from "#lib/platform/db/client.ts";
import { itemStats } from "#lib/platform/db/tables/likes.ts";
import { ratings } from "#lib/platform/db/tables/ratings.ts";
import { searchDocs } from "#lib/platform/db/tables/search.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

// Session cookies belong to next-auth and are tested elsewhere; requests here carry a user token.
const session = vi.hoisted(() => ({ token: "", origin: "http://localhost:3000" }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserByToken } = await import("#lib/platform/auth/sessions.ts");
  return {
    getRequestUser: async (request: Request) => findUserByToken(request.headers.get("x-user-token") ?? ""),
    getSessionUser: async () => findUserByToken(session.token),
  };
});
vi.mock("next/headers", () => ({ headers: async () => new Headers({ origin: session.origin }) }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
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

const { createApiSession } = await import("#lib/platform/auth/sessions.ts");
const { GET, POST, PUT, DELETE } = await import("#app/api/users/me/rating/route.ts");
const { setRatingAction } = await import("#lib/people/ratings/actions.ts");

setUpDatabase();
const takeExpired = recordExpiry();

const clients = 50;
let ids: string[];
let tokens: string[];
let soup: string;
let own: string;
let draft: string;
let story: string;

beforeAll(async () => {
  const cook = await createAnna();
  soup = await createTestRecipe(cook);
  draft = await createTestRecipe(cook, {
    state: "draft",
    publishedAt: undefined,
    texts: { de: recipeTexts("entwurf", "Entwurf") },
  });
  story = await createStory({
    authorId: cook,
    storyType: "article",
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01T12:00:00Z"),
    texts: { de: { slug: "salz", title: "Salz", summary: "", keywords: "", body: [] } },
    categoryIds: [],
    tagIds: [],
  });
  const names = Array.from({ length: clients }, (_, n) => ({ name: `User ${n}`, slug: `user-${n}` }));
  ids = (await db.insert(users).values(names).returning({ id: users.id })).map(({ id }) => id);
  tokens = await Promise.all(ids.map((id) => createApiSession(id, "test")));
  own = await createTestRecipe(ids[0] ?? "", { texts: { de: recipeTexts("eigenes", "Eigenes") } });
});
beforeEach(async () => {
  await db.delete(ratings);
  removeProcessSingleton("rate-limit-rating");
});

function createRequest(
  token: string | undefined,
  method: string,
  { query = "", body = undefined as unknown, language = "de" },
) {
  const headers = { "content-type": "application/json", "accept-language": language };
  return new Request(`http://localhost:3000/api/users/me/rating/${query}`, {
    method,
    headers: { ...headers, ...(token && { "x-user-token": token }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

const rate = (token: string | undefined, body: unknown) => POST(createRequest(token, "POST", { body }), {});
const unrate = (token: string | undefined, id: string) =>
  DELETE(createRequest(token, "DELETE", { query: `?recipe=${id}` }), {});
const read = async (token: string | undefined, id: string) => {
  const response = await GET(createRequest(token, "GET", { query: `?recipe=${id}` }), {});
  return { status: response.status, body: await response.json() };
};

/** Count and sum of a recipe's ratings; both, and the rank of the search, must match the table. */
async function ratingStats(itemId: string) {
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
    const response = await answer(createRequest(tokens[0], method, { body: { recipe: soup, rating } }), {});
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { rating, stars } });
    expect(await read(tokens[0], soup)).toEqual({ status: 200, body: { data: { rating, stars } } });
  }
  expect(await ratingStats(soup)).toEqual({ count: 1, sum: stars });
});

test("shows a user their own rating only, and is not cached", async () => {
  await rate(tokens[0], { recipe: soup, rating: 1 });
  expect((await read(tokens[1], soup)).body).toEqual({ data: { rating: null, stars: null } });
  expect((await read(tokens[1], randomUUID())).body).toEqual({ data: { rating: null, stars: null } });
  const response = await GET(createRequest(tokens[0], "GET", { query: `?recipe=${soup}` }), {});
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("counts exactly when fifty clients set, change and remove ratings at once", async () => {
  // As many requests as the pool has connections: others would only wait for one, and where the
  // machine is busy longer than its time limit allows.
  const limit = createConcurrencyLimit(10, Number.POSITIVE_INFINITY);
  const set = (token: string, step: number) => limit(() => rate(token, { recipe: soup, rating: 0.25 * (step % 5) }));
  const remove = (token: string) => limit(() => unrate(token, soup));
  const press = (token: string, n: number) =>
    Promise.all([set(token, n), remove(token), set(token, n + 2), set(token, n + 3)]);
  const statuses = (await Promise.all(tokens.map(press))).flat().map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 204]));
  await ratingStats(soup);
  await Promise.all(tokens.map(set));
  expect(await ratingStats(soup)).toEqual({ count: clients, sum: 3 * clients });
  await Promise.all(tokens.flatMap((token, n) => (n % 2 === 0 ? [remove(token), remove(token)] : [])));
  expect(await ratingStats(soup)).toMatchObject({ count: clients / 2 });
}, 120_000);

test.each([
  ["an unknown recipe", () => ({ recipe: randomUUID(), rating: 1 }), 404, {}],
  ["another user's draft", () => ({ recipe: draft, rating: 1 }), 404, {}],
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
  ["another user", () => ({ recipe: soup, rating: 1, user_id: randomUUID() }), 422, { user_id: "unknown" }],
])("rejects a rating of %s", async (_, body, status, fields) => {
  for (const language of ["de", "en"]) {
    const response = await POST(createRequest(tokens[0], "POST", { body: body(), language }), {});
    expect(response.status).toBe(status);
    const { error } = await response.json();
    expect(error.fields).toEqual(fields);
    expect(error.message).toMatch(new RegExp(`^${language} `));
  }
  expect(await db.$count(ratings)).toBe(0);
});

test("rejects a body that is not JSON", async () => {
  const headers = { "content-type": "application/json", "x-user-token": tokens[0] ?? "" };
  const address = "http://localhost:3000/api/users/me/rating/";
  const broken = await PUT(new Request(address, { method: "PUT", headers, body: '{"recipe":' }), {});
  expect(broken.status).toBe(422);
  const text = { ...headers, "content-type": "text/plain" };
  expect((await PUT(new Request(address, { method: "PUT", headers: text, body: "5" }), {})).status).toBe(415);
});

test("reads and removes without a rating, but not without an id", async () => {
  expect((await unrate(tokens[0], soup)).status).toBe(204);
  expect((await unrate(tokens[0], randomUUID())).status).toBe(204);
  for (const id of ["", "%00", "5"]) {
    expect((await unrate(tokens[0], id)).status).toBe(422);
    expect((await read(tokens[0], id)).body.error.fields).toEqual({ recipe: "uuid" });
  }
});

test("refuses signed-out and banned users; the form redirects them to sign up", async () => {
  const [bannedUser] = await db.insert(users).values({ name: "Banned", slug: "banned" }).returning({ id: users.id });
  const banned = await createApiSession(bannedUser?.id ?? "", "test");
  await db.update(users).set({ bannedAt: new Date() }).where(eq(users.slug, "banned"));
  for (const token of [undefined, "made-up", banned]) {
    const answers = [rate(token, { recipe: soup, rating: 1 }), rate(token, {}), unrate(token, soup)];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await read(token, soup)).status).toBe(401);
    session.token = token ?? "";
    const here = "/de/rezepte/suppe#rating";
    await expect(submitForm({ id: soup, stars: "5", locale: "en", here })).rejects.toThrow(
      "to /en/signup?next=%2Fde%2Frezepte%2Fsuppe%23rating",
    );
    await expect(submitForm({ id: soup, stars: "5", here: "//elsewhere.example" })).rejects.toThrow(
      /^to \/de\/signup$/,
    );
  }
  expect(await db.$count(ratings)).toBe(0);
});

test("limits ratings of API and form together, but never their removal", async () => {
  // The clock stands still; PostgreSQL knows only the present.
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  for (let n = 0; n < 60; n++)
    expect((await rate(tokens[0], { recipe: soup, rating: 0.25 * (n % 5) })).status).toBe(200);
  const refused = await rate(tokens[0], { recipe: soup, rating: 0 });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("300");
  session.token = tokens[0] ?? "";
  expect(await submitForm({ id: soup, stars: "1" })).toEqual({ ok: false, code: "tooMany", errors: {} });
  expect((await read(tokens[0], soup)).body.data.stars).toBe(5);
  expect((await rate(tokens[1], { recipe: soup, rating: 1 })).status).toBe(200);
  await submitForm({ id: soup, stars: "" });
  expect((await read(tokens[0], soup)).body.data.stars).toBeNull();
});

function submitForm(fields: Record<string, string>) {
  return setRatingAction(null, toForm(fields));
}

test("a form sets stars and removes them", async () => {
  session.token = tokens[0] ?? "";
  for (const stars of [1, 5, 3]) {
    expect(await submitForm({ id: soup, stars: String(stars) })).toEqual({ ok: true, data: { stars } });
    expect(await ratingStats(soup)).toEqual({ count: 1, sum: stars });
  }
  expect(await submitForm({ id: soup, stars: "" })).toEqual({ ok: true, data: { stars: null } });
  expect(await ratingStats(soup)).toEqual({ count: 0, sum: 0 });
});

test("what another user of the device has rated is not written to this account", async () => {
  session.token = tokens[0] ?? "";
  const others = { id: soup, stars: "5", user: randomUUID() };
  expect(await submitForm(others)).toEqual({ ok: false, code: "unauthorized", errors: {} });
  expect(await db.$count(ratings)).toBe(0);
});

test("refuses a form of another site", async () => {
  session.token = tokens[0] ?? "";
  session.origin = "https://elsewhere.example";
  expect(await submitForm({ id: soup, stars: "5" })).toEqual({ ok: false, code: "forbidden", errors: {} });
  session.origin = "http://localhost:3000";
  expect(await db.$count(ratings)).toBe(0);
});

test("an invalid form, or one for what cannot be rated, changes nothing", async () => {
  session.token = tokens[0] ?? "";
  await submitForm({ id: soup, stars: "4" });
  const incomplete: Record<string, string>[] = [{}, { id: soup }, { stars: "2" }, { id: "x", stars: "2" }];
  const stars = ["0", "6", "2.5", " 2", "-1", "zwei"].map((wrong) => ({ id: soup, stars: wrong }));
  const items = [draft, own, story, randomUUID()].map((id) => ({ id, stars: "2" }));
  for (const fields of [...incomplete, ...stars]) expect(await submitForm(fields)).toMatchObject({ code: "invalid" });
  for (const fields of items) expect(await submitForm(fields)).toMatchObject({ code: "missing" });
  expect(await ratingStats(soup)).toEqual({ count: 1, sum: 4 });
  expect(await db.$count(ratings)).toBe(1);
});

test("revalidates the recipe's pages when its ratings have changed, and only then", async () => {
  const pages = (await itemTags(soup)).toSorted();
  expect(pages).toHaveLength(2);
  session.token = tokens[0] ?? "";
  await rate(tokens[0], { recipe: soup, rating: 1 });
  expect(takeExpired()).toEqual(pages);
  await unrate(tokens[0], soup);
  expect(takeExpired()).toEqual(pages);
  await submitForm({ id: soup, stars: "2" });
  expect(takeExpired()).toEqual(pages);
  await submitForm({ id: soup, stars: "" });
  expect(takeExpired()).toEqual(pages);
  await submitForm({ id: soup, stars: "" });
  await unrate(tokens[0], soup);
  await submitForm({ id: draft, stars: "2" });
  await rate(tokens[0], { recipe: own, rating: 1 });
  expect(takeExpired()).toEqual([]);
});
