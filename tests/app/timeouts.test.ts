import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listCards } from "#lib/content/cards/queries.ts";
import { searchItems } from "#lib/content/search/queries.ts";
import { listTags } from "#lib/content/tags/queries.ts";
import { listPublicCookbooks } from "#lib/kitchen/cookbooks/queries.ts";
import { listOwnCookbooks } from "#lib/kitchen/cookbooks/queries-own.ts";
import { listLikes } from "#lib/people/likes/queries.ts";
import { listUsers } from "#lib/people/users/queries.ts";
import { closeDatabase, db } from "#lib/platform/db/client.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe } from "#tests/support/fixtures.ts";

vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserByToken } = await import("#lib/platform/auth/sessions.ts");
  return { getRequestUser: async (request: Request) => findUserByToken(request.headers.get("x-user-token") ?? "") };
});
const cacheUntil = vi.hoisted(() => vi.fn());
vi.mock("#lib/platform/cache/cache.ts", async (actual) => ({ ...(await actual<object>()), cacheUntil }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { createApiSession } = await import("#lib/platform/auth/sessions.ts");
const likes = await import("#app/api/users/me/likes/route.ts");
const cookbooks = await import("#app/api/users/me/cookbooks/route.ts");
const { runSavedSearch } = await import("#app/[locale]/feed/run-saved-search.ts");
const suggestions = await import("#app/api/search/suggestions/route.ts");

setUpDatabase();

const locale = "de";
let userId: string;
let token: string;
let lockingClient: Client;

beforeAll(async () => {
  userId = await createAnna();
  await createTestRecipe(userId);
  token = await createApiSession(userId, "test");
  await closeDatabase();
  db.$client.options.statement_timeout = 100;
  // Another connection locks the tables, so that every read times out.
  lockingClient = new Client({ connectionString: process.env.DATABASE_URL });
  await lockingClient.connect();
  await lockingClient.query("begin");
  await lockingClient.query("lock table items, item_tags, cookbooks, search_docs in access exclusive mode");
});
afterAll(() => lockingClient.end());

test.each([
  ["cards", () => listCards({ locale, type: "recipe" })],
  ["users", () => listUsers(locale)],
  ["tags", () => listTags(locale)],
  ["public cookbooks", () => listPublicCookbooks(locale)],
  ["own cookbooks", () => listOwnCookbooks({ userId, locale })],
  ["likes", () => listLikes({ userId, locale, page: 1 })],
])("cancels a slow list of %s", async (_, list) => {
  await expect(list()).rejects.toMatchObject({ cause: { code: "57014" } });
});

test("returns null for a slow search", async () => {
  expect(await searchItems({ locale, search: "Käse" })).toBeNull();
}, 10_000);

test("leaves out a slow saved search and caches the page for a minute at most", async () => {
  expect(await runSavedSearch(locale, { type: "recipe", sort: "newest", size: 8 })).toEqual([]);
  const until: Date = cacheUntil.mock.lastCall?.[0];
  expect(until.getTime() - Date.now()).toBeGreaterThan(0);
  expect(until.getTime() - Date.now()).toBeLessThanOrEqual(60_000);
}, 10_000);

test.each([
  ["likes", likes, "/api/users/me/likes/"],
  ["cookbooks", cookbooks, "/api/users/me/cookbooks/"],
  ["suggestions", suggestions, "/api/search/suggestions/?search=kaese"],
])(
  "responds 503 from the route of %s",
  async (_, route, path) => {
    const request = new Request(`http://localhost:3000${path}`, { headers: { "x-user-token": token } });
    const response = await route.GET(request, { params: Promise.resolve({}) });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await response.json()).toMatchObject({ error: { code: "unavailable" } });
  },
  10_000,
);
