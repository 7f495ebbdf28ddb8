import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { countCards, listCards, listCardsById } from "#lib/content/cards/queries.ts";
import { isShownAt, listDatedRecipes } from "#lib/content/feeds/desk/recipe-day-queries.ts";
import { findTopIds } from "#lib/content/search/queries.ts";
import { listTags } from "#lib/content/tags/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  createAnna,
  createDietTag,
  createDinnerCategory,
  createTestRecipe,
  recipeTexts,
} from "#tests/support/fixtures.ts";

const page = vi.hoisted(() => ({ at: undefined as Date | undefined }));
vi.mock("#lib/platform/time/content-time.ts", () => ({ contentTime: () => page.at }));

setUpDatabase();

let current: string;
let expiring: string;
let scheduled: string;
let dinner: string;
const december = new Date("2099-12-06T11:00:00Z");

beforeAll(async () => {
  const cook = await createAnna();
  dinner = await createDinnerCategory();
  const tagIds = [await createDietTag("vegan")];
  const create = (title: string, dates: object) =>
    createTestRecipe(cook, { ...dates, tagIds, mainCategoryId: dinner, texts: { de: recipeTexts(title, title) } });
  current = await create("suppe", {});
  expiring = await create("eis", {});
  await db
    .update(items)
    .set({ expiresAt: new Date("2099-09-01T00:00:00Z") })
    .where(eq(items.id, expiring));
  scheduled = await create("stollen", { publishedAt: new Date("2099-12-01T07:00:00Z") });
});

beforeEach(() => {
  page.at = undefined;
});

test("readers of the present see what is public now", async () => {
  expect(await listIds()).toEqual([current, expiring].sort());
});

test("a page of a later time has what is published until then, and not what has expired", async () => {
  page.at = december;
  const expected = [current, scheduled].sort();
  expect(await listIds()).toEqual(expected);
  const byCategory = { locale: "de" as const, categoryIds: [dinner] };
  expect((await listCards(byCategory)).data.map(({ id }) => id).sort()).toEqual(expected);
  expect(await countCards(byCategory)).toMatchObject({ count: 2 });
  expect((await findTopIds({ locale: "de", search: "stollen" })) ?? []).toEqual([scheduled]);
  expect((await listTags("de")).map(({ count }) => count)).toEqual([2]);
});

test("the limits are those of publication and expiry", async () => {
  page.at = new Date("2099-12-01T06:59:59Z");
  expect(await listIds()).toEqual([current]);
  page.at = new Date("2099-12-01T07:00:00Z");
  expect(await listIds()).toEqual([current, scheduled].sort());
  page.at = new Date("2099-09-01T00:00:00Z");
  expect(await listIds()).toEqual([current]);
});

test("the recipes of the next days are those of each day", async () => {
  const recipes = await listDatedRecipes("de", [scheduled, expiring, current]);
  expect(recipes.map(({ title }) => title)).toEqual(["stollen", "eis", "suppe"]);
  const shownAt = (at: Date) => recipes.filter((recipe) => isShownAt(recipe, at)).map(({ title }) => title);
  expect(shownAt(new Date())).toEqual(["eis", "suppe"]);
  expect(shownAt(december)).toEqual(["stollen", "suppe"]);
});

async function listIds(): Promise<string[]> {
  const rows = await db.select({ id: items.id }).from(items).where(isPublicItem());
  const cards = await listCardsById("de", [current, expiring, scheduled]);
  expect(cards.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  return rows.map(({ id }) => id).sort();
}
