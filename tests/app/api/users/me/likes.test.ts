import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { itemStats, likes } from "#lib/platform/db/tables/likes.ts";
import { users } from "#lib/platform/db/tables/users.ts";
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
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { setLikeAction } = await import("#lib/people/likes/actions.ts");
const { createApiSession } = await import("#lib/platform/auth/sessions.ts");
const collection = await import("#app/api/users/me/likes/feed-items/route.ts");
const entry = await import("#app/api/users/me/likes/feed-items/[id]/route.ts");
const ids = await import("#app/api/likes/route.ts");
const profile = await import("#app/api/profile-likes/route.ts");
const alias = await import("#app/api/users/me/likes/route.ts");

setUpDatabase();

const clients = 50;
let tokens: string[];
let soup: string;
let draft: string;

beforeAll(async () => {
  const cook = await createAnna();
  soup = await createTestRecipe(cook);
  const hidden = { de: recipeTexts("entwurf", "Entwurf") };
  draft = await createTestRecipe(cook, { state: "draft", publishedAt: undefined, texts: hidden });
  const names = Array.from({ length: clients }, (_, n) => ({ name: `User ${n}`, slug: `user-${n}` }));
  const readers = await db.insert(users).values(names).returning({ id: users.id });
  tokens = await Promise.all(readers.map(({ id }) => createApiSession(id, "test")));
});
beforeEach(async () => {
  await db.delete(likes);
});

function createRequest(
  token: string | undefined,
  path: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
) {
  const headers = { ...init.headers, ...(token && { "x-user-token": token }) };
  return new Request(`http://localhost:3000${path}`, { ...init, headers });
}

function like(token: string | undefined, body: unknown): Promise<Response> {
  const init = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return collection.POST(createRequest(token, "/api/users/me/likes/feed-items/", init), {});
}

function unlike(token: string | undefined, id: string): Promise<Response> {
  const request = createRequest(token, `/api/users/me/likes/feed-items/${id}/`, { method: "DELETE" });
  return entry.DELETE(request, { params: Promise.resolve({ id }) });
}

async function countOf(itemId: string) {
  const [row] = await db.select().from(itemStats).where(eq(itemStats.itemId, itemId));
  return row?.likeCount;
}

test("counts exactly when fifty clients like and unlike at once", async () => {
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
  ["another user's draft", () => ({ id: draft }), 404],
  ["no id", () => ({}), 422],
  ["an id that is none", () => ({ id: "1 or 1=1" }), 422],
  ["an id with a null byte", () => ({ id: `${soup}\u0000` }), 422],
  ["a like of another user", () => ({ id: soup, user_id: randomUUID() }), 422],
])("rejects a like of %s", async (_, body, status) => {
  expect((await like(tokens[0], body())).status).toBe(status);
  expect(await db.$count(likes)).toBe(0);
});

test("unlikes without a like, but not without an id", async () => {
  expect((await unlike(tokens[0], soup)).status).toBe(204);
  expect((await unlike(tokens[0], "%00")).status).toBe(422);
});

test("refuses requests without a valid token", async () => {
  for (const token of [undefined, "made-up"]) {
    const answers = await Promise.all([
      like(token, { id: soup }),
      unlike(token, soup),
      ids.GET(createRequest(token, "/api/likes?ids=true"), {}),
      profile.GET(createRequest(token, "/api/profile-likes"), {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  }
});

test("lists the user's own ids as objects, the same at each address", async () => {
  await like(tokens[0], { id: soup });
  for (const { GET } of [ids, alias, collection]) {
    const own = await GET(createRequest(tokens[0], "/api/likes?ids=true"), {});
    expect(await own.json()).toEqual([{ id: soup }]);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect(await (await GET(createRequest(tokens[1], "/api/likes?ids=true"), {})).json()).toEqual([]);
  }
});

test("lists the profile's likes as cards in the requested language, page by page", async () => {
  await like(tokens[0], { id: soup });
  const read = async (query: string, language: string) => {
    const request = createRequest(tokens[0], `/api/profile-likes${query}`, {
      headers: { "accept-language": language },
    });
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

describe("the server action", () => {
  const submit = (fields: Record<string, string>) => {
    return setLikeAction(null, toForm(fields));
  };

  beforeEach(() => {
    Object.assign(session, { token: tokens[0], origin: "http://localhost:3000" });
  });

  test("sets a state: repeated it changes nothing", async () => {
    for (const liked of ["true", "true", "false", "false"]) {
      expect(await submit({ id: soup, liked })).toEqual({ ok: true, data: liked === "true" });
      expect(await db.$count(likes)).toBe(liked === "true" ? 1 : 0);
    }
  });

  test("what another user of the device has pressed is not written to this account", async () => {
    const other = { id: soup, liked: "true", user: randomUUID() };
    expect(await submit(other)).toEqual({ ok: false, code: "unauthorized", errors: {} });
    expect(await db.$count(likes)).toBe(0);
  });

  test("leads a signed-out user of a form without script to sign up and back", async () => {
    Object.assign(session, { token: "" });
    const form = { id: soup, liked: "true", locale: "de", here: "/de/rezepte/suppe" };
    await expect(submit(form)).rejects.toThrow("NEXT_REDIRECT");
    expect(await db.$count(likes)).toBe(0);
  });

  test.each([
    ["without a session", { token: "" }, () => ({ id: soup, liked: "true" }), "unauthorized"],
    ["from another site", { origin: "https://elsewhere.example" }, () => ({ id: soup, liked: "true" }), "forbidden"],
    ["of another user's draft", {}, () => ({ id: draft, liked: "true" }), "missing"],
    ["of an unknown item", {}, () => ({ id: randomUUID(), liked: "true" }), "missing"],
    ["without an id", {}, () => ({ liked: "true" }), "invalid"],
    ["without a state", {}, () => ({ id: soup }), "invalid"],
    ["with another word for the state", {}, () => ({ id: soup, liked: "1" }), "invalid"],
  ])("refuses a like %s like the API", async (_, changes, fields, code) => {
    Object.assign(session, changes);
    expect(await submit(fields() as Record<string, string>)).toMatchObject({ ok: false, code });
    expect(await db.$count(likes)).toBe(0);
  });
});
