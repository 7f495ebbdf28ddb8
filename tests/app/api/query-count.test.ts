import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { allOperations } from "#app/api/all-operations.ts";
import type { Operation } from "#lib/api/api-resources/operation.ts";
import { createDraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { createApiSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { recipeIngredients } from "#lib/platform/db/tables/recipes.ts";
import { createMember } from "#tests/support/accounts.ts";
import { callRoute } from "#tests/support/api/document.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createPublicRecipe } from "#tests/support/owned-resources.ts";
import { createSampleSite, insertSample } from "#tests/support/sample-site.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();

beforeAll(async () => {
  await createSampleSite(undefined, true);
  await insertSample("feeds", "menus");
}, 120_000);

/** Statements that reach the database during a request, transactions included. */
async function countQueries(path: string, call: Parameters<typeof callRoute>[1]) {
  const spy = vi.spyOn(Client.prototype, "query");
  const response = await callRoute(path, call);
  const queries = spy.mock.calls.length;
  spy.mockRestore();
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return { queries, size: JSON.stringify(body).length };
}

const hasParameter = (name: string) => (operation: Operation) =>
  operation.method === "GET" &&
  operation.access === "public" &&
  operation.query !== undefined &&
  name in operation.query.shape;

/** The requests that differ only in how many entries they ask for. */
const sized: [string, string, (size: number) => string][] = [
  ...allOperations.filter(hasParameter("size")).map(({ id, path }) => {
    return [id, path, (size: number) => `?size=${size}`] as [string, string, (size: number) => string];
  }),
  ...allOperations
    .filter(({ changed }) => changed)
    .map(({ id, path }) => {
      const toQuery = (size: number) => `?size=${size}&updated_since=1970-01-01T00:00:00Z`;
      return [`${id} with updated_since`, path, toQuery] as [string, string, (size: number) => string];
    }),
  ["listRecipes with a search", "/recipes", (size) => `?size=${size}&search=suppe`],
  ["listRecipes with a filter", "/recipes", (size) => `?size=${size}&diet=vegetarian&sort=title`],
  ["listShoppingTips", "/shopping-tips", (size) => `?tips_per_category=${size}`],
];

describe("a list takes no more queries for 24 entries than for one", () => {
  test.each(sized)("%s", async (_, path, toQuery) => {
    // The first request fills what the process keeps.
    await countQueries(path, { query: toQuery(24) });
    const one = await countQueries(path, { query: toQuery(1) });
    const many = await countQueries(path, { query: toQuery(24) });
    expect(many.size).toBeGreaterThan(one.size);
    expect(many.queries).toBeGreaterThan(0);
    // Of a list that is read whole nothing is counted: that may save a query.
    expect(many.queries).toBeLessThanOrEqual(one.queries);
  });
});

test("comments and own recipes take as many queries for 24 as for one", async () => {
  const { id: userId } = await createMember();
  const headers = { "x-user-token": await createApiSession(userId, "app") };
  const recipe = await createPublicRecipe();
  const comment = { itemId: recipe, authorId: userId, text: "Gut", locale: "de" as const, kind: "comment" as const };
  const draft = { authorId: userId, content: createDraftContent("de") };
  const count = async () => ({
    comments: await countQueries("/users/comments", { query: `?feed_item=${recipe}` }),
    recipes: await countQueries("/users/me/recipes", { headers }),
  });
  await db.insert(comments).values(comment);
  await db.insert(recipeDrafts).values(draft);
  await count();
  const one = await count();
  await db.insert(comments).values(Array.from({ length: 23 }, () => comment));
  await db.insert(recipeDrafts).values(Array.from({ length: 23 }, () => draft));
  const many = await count();
  expect(many.comments.size).toBeGreaterThan(one.comments.size * 5);
  expect(many.recipes.size).toBeGreaterThan(one.recipes.size * 5);
  expect([many.comments.queries, many.recipes.queries]).toEqual([one.comments.queries, one.recipes.queries]);
});

test("a recipe with 24 ingredients takes as many queries as one with a single one", async () => {
  const [row] = await db.select().from(recipeIngredients).limit(1);
  if (!row) throw new Error("no ingredients");
  const params = { id: row.itemId };
  await db
    .update(items)
    .set({ state: "live", publishedAt: new Date(0) })
    .where(eq(items.id, row.itemId));
  await db.delete(recipeIngredients).where(eq(recipeIngredients.itemId, row.itemId));
  const rows = Array.from({ length: 24 }, (_, position) => ({ ...row, position, groupPosition: 0 }));
  await db.insert(recipeIngredients).values(rows.slice(0, 1));
  await db.execute(sql`update recipes set steps = '[]' where item_id = ${row.itemId}`);
  await countQueries("/recipes/{id}", { params });
  const one = await countQueries("/recipes/{id}", { params });
  await db.insert(recipeIngredients).values(rows.slice(1));
  const many = await countQueries("/recipes/{id}", { params });
  expect(many.size).toBeGreaterThan(one.size);
  expect(many.queries).toBe(one.queries);
});
