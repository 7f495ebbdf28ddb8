import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { itemStats, likes } from "#lib/db/tables/likes.ts";
import { users } from "#lib/db/tables/users.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, kaesespaetzle, words } from "#tests/support/kitchen.ts";

// The cookie is next-auth's, which is another test's matter; whoever asks here brings a user token.
vi.mock("#lib/auth/viewer.ts", async () => {
  const { findByUserToken } = await import("#lib/auth/sessions.ts");
  return { identify: async (request: Request) => findByUserToken(request.headers.get("x-user-token") ?? "") };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { openApiSession } = await import("#lib/auth/sessions.ts");
const collection = await import("#app/api/users/me/likes/feed-items/route.ts");
const entry = await import("#app/api/users/me/likes/feed-items/[id]/route.ts");
const ids = await import("#app/api/likes/route.ts");
const profile = await import("#app/api/profile-likes/route.ts");
const alias = await import("#app/api/users/me/likes/route.ts");

ownDatabase();

const clients = 50;
let tokens: string[];
let soup: string;
let draft: string;

beforeAll(async () => {
  const cook = await anna();
  soup = await kaesespaetzle(cook);
  const hidden = { de: words("entwurf", "Entwurf") };
  draft = await kaesespaetzle(cook, { state: "draft", publishedAt: undefined, texts: hidden });
  const names = Array.from({ length: clients }, (_, n) => ({ name: `Reader ${n}`, slug: `reader-${n}` }));
  const readers = await db.insert(users).values(names).returning({ id: users.id });
  tokens = await Promise.all(readers.map(({ id }) => openApiSession(id, "test")));
});
beforeEach(async () => {
  await db.delete(likes);
});

function ask(token: string | undefined, path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const headers = { ...init.headers, ...(token && { "x-user-token": token }) };
  return new Request(`http://localhost:3000${path}`, { ...init, headers });
}

function like(token: string | undefined, body: unknown): Promise<Response> {
  const init = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return collection.POST(ask(token, "/api/users/me/likes/feed-items/", init), {});
}

function unlike(token: string | undefined, id: string): Promise<Response> {
  const request = ask(token, `/api/users/me/likes/feed-items/${id}/`, { method: "DELETE" });
  return entry.DELETE(request, { params: Promise.resolve({ id }) });
}

async function countOf(itemId: string) {
  const [row] = await db.select().from(itemStats).where(eq(itemStats.itemId, itemId));
  return row?.likeCount;
}

test("fifty clients that press again and again at once are counted exactly", async () => {
  const presses = tokens.flatMap((token) => [
    like(token, { id: soup }),
    unlike(token, soup),
    like(token, { id: soup }),
  ]);
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await countOf(soup)).toBe(await db.$count(likes, eq(likes.itemId, soup)));
  await Promise.all(tokens.map((token) => like(token, { id: soup })));
  expect(await countOf(soup)).toBe(clients);
  await Promise.all(tokens.flatMap((token, n) => (n % 2 === 0 ? [unlike(token, soup), unlike(token, soup)] : [])));
  expect(await countOf(soup)).toBe(clients / 2);
});

test.each([
  ["an unknown item", () => ({ id: randomUUID() }), 404],
  ["somebody's draft", () => ({ id: draft }), 404],
  ["no id", () => ({}), 422],
  ["an id that is none", () => ({ id: "1 or 1=1" }), 422],
  ["an id with a null byte", () => ({ id: `${soup}\u0000` }), 422],
  ["a like of somebody else", () => ({ id: soup, user_id: randomUUID() }), 422],
])("a like of %s is refused", async (_, body, status) => {
  expect((await like(tokens[0], body())).status).toBe(status);
  expect(await db.$count(likes)).toBe(0);
});

test("taking back needs an id, and no like", async () => {
  expect((await unlike(tokens[0], soup)).status).toBe(204);
  expect((await unlike(tokens[0], "%00")).status).toBe(422);
});

test("nobody can do nothing without a token that opens something", async () => {
  for (const token of [undefined, "made-up"]) {
    const answers = await Promise.all([
      like(token, { id: soup }),
      unlike(token, soup),
      ids.GET(ask(token, "/api/likes?ids=true"), {}),
      profile.GET(ask(token, "/api/profile-likes"), {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  }
});

test("the ids are a list of objects, the same under each name, and only one's own", async () => {
  await like(tokens[0], { id: soup });
  for (const { GET } of [ids, alias, collection]) {
    const own = await GET(ask(tokens[0], "/api/likes?ids=true"), {});
    expect(await own.json()).toEqual([{ id: soup }]);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect(await (await GET(ask(tokens[1], "/api/likes?ids=true"), {})).json()).toEqual([]);
  }
});

test("the profile's likes are cards in the language asked for, page by page", async () => {
  await like(tokens[0], { id: soup });
  const read = async (query: string, language: string) => {
    const request = ask(tokens[0], `/api/profile-likes${query}`, { headers: { "accept-language": language } });
    const response = await profile.GET(request, {});
    return { status: response.status, body: await response.json() };
  };
  const german = await read("", "de");
  expect(german.body.data).toMatchObject([{ id: soup, title: "Käsespätzle", user_reactions: { like_count: 1 } }]);
  expect(german.body.meta).toEqual({ pagination: { page: 1, pages: 1, count: 1 } });
  expect((await read("?page=1", "en-GB,en")).body.data[0].title).toBe("Cheese spaetzle");
  expect((await read("?page=2", "en")).body).toEqual({
    data: [],
    meta: { pagination: { page: 2, pages: 1, count: 1 } },
  });
  for (const page of ["0", "-1", "2.5", "zwei", "", "99999999"]) {
    expect((await read(`?page=${page}`, "de")).status, page).toBe(422);
  }
});
