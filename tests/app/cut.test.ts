import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listCards } from "#lib/cards/queries.ts";
import { listOwnCookbooks } from "#lib/cookbooks/own-books.ts";
import { listPublicCookbooks } from "#lib/cookbooks/queries.ts";
import { closeDatabase, db } from "#lib/db/client.ts";
import { listLikes } from "#lib/likes/queries.ts";
import { searchItems } from "#lib/searches/queries.ts";
import { listTags } from "#lib/tags/queries.ts";
import { listUsers } from "#lib/users/queries.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, kaesespaetzle } from "#tests/support/kitchen.ts";

vi.mock("#lib/auth/viewer.ts", async () => {
  const { findByUserToken } = await import("#lib/auth/sessions.ts");
  return { identify: async (request: Request) => findByUserToken(request.headers.get("x-user-token") ?? "") };
});
const keepUntil = vi.hoisted(() => vi.fn());
vi.mock("#lib/cache.ts", async (actual) => ({ ...(await actual<object>()), keepUntil }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { openApiSession } = await import("#lib/auth/sessions.ts");
const likes = await import("#app/api/users/me/likes/route.ts");
const cookbooks = await import("#app/api/users/me/cookbooks/route.ts");
const { findSaved } = await import("#app/[locale]/feed/find-saved.ts");
const suggestions = await import("#app/api/search/suggestions/route.ts");

ownDatabase();

const locale = "de";
let userId: string;
let token: string;
let other: Client;

beforeAll(async () => {
  userId = await anna();
  await kaesespaetzle(userId);
  token = await openApiSession(userId, "test");
  await closeDatabase();
  db.$client.options.statement_timeout = 100;
  // Somebody else keeps the tables for so long that nothing can be read from them.
  other = new Client({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  await other.query("begin");
  await other.query("lock table items, item_tags, cookbooks, search_docs in access exclusive mode");
});
afterAll(() => other.end());

test.each([
  ["cards", () => listCards({ locale, type: "recipe" })],
  ["users", () => listUsers(locale)],
  ["tags", () => listTags(locale)],
  ["public cookbooks", () => listPublicCookbooks(locale)],
  ["own cookbooks", () => listOwnCookbooks({ userId, locale })],
  ["likes", () => listLikes({ userId, locale, page: 1 })],
])("a list of %s that takes too long is cut, so that the page says so", async (_, list) => {
  await expect(list()).rejects.toMatchObject({ cause: { code: "57014" } });
});

test("a search that takes too long finds no answer", async () => {
  expect(await searchItems({ locale, search: "Käse" })).toBeNull();
}, 10_000);

test("a page whose saved search takes too long does without it, and not for long", async () => {
  expect(await findSaved(locale, { type: "recipe", sort: "newest", size: 8 })).toEqual([]);
  const until: Date = keepUntil.mock.lastCall?.[0];
  expect(until.getTime() - Date.now()).toBeGreaterThan(0);
  expect(until.getTime() - Date.now()).toBeLessThanOrEqual(60_000);
}, 10_000);

test.each([
  ["likes", likes, "/api/users/me/likes/"],
  ["cookbooks", cookbooks, "/api/users/me/cookbooks/"],
  ["suggestions", suggestions, "/api/search/suggestions/?search=kaese"],
])(
  "the door of %s says that it is unavailable",
  async (_, door, path) => {
    const request = new Request(`http://localhost:3000${path}`, { headers: { "x-user-token": token } });
    const answer = await door.GET(request, { params: Promise.resolve({}) });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
  },
  10_000,
);
