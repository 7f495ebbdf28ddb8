import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  countListFacets,
  isUsefulFacet,
  type ListFacets,
  listFacetValues,
  resolveSelected,
} from "#lib/content/search/facet-queries.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { db } from "#lib/platform/db/client.ts";
import { categories } from "#lib/platform/db/tables/categories.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  createAnna,
  createDietTag,
  createDinnerCategory,
  createTestRecipe,
  recipeTexts,
} from "#tests/support/fixtures.ts";

setUpDatabase();

let whole: ListFacets | null;

beforeAll(async () => {
  const cook = await createAnna();
  const mainCategoryId = await createDinnerCategory();
  await addToMealGroup(mainCategoryId);
  const vegan = await createDietTag("vegan");
  const quick = { duration: { preparation: 10, baking: 0, resting: 0 } };
  await createTestRecipe(cook, { mainCategoryId, ...quick, tagIds: [vegan] });
  await createTestRecipe(cook, { mainCategoryId, texts: { de: recipeTexts("zwei", "Zwei") } });
  await createTestRecipe(cook, { texts: { de: recipeTexts("drei", "Drei") }, tagIds: [vegan] });
  whole = await countListFacets("de", [listTerm.type("recipe"), listTerm.category("dinner")]);
});

async function addToMealGroup(categoryId: string) {
  const texts = { de: { slug: "mahlzeit", title: "Mahlzeit" }, en: { slug: "meal", title: "Meal" } };
  const parentId = await importEntry("categories", { key: "group-day-time", kind: "group", position: 0, texts });
  await db.update(categories).set({ parentId }).where(eq(categories.id, categoryId));
}

test("counts the items of a list only", () => {
  expect(whole).toMatchObject({ count: 2, isCapped: false });
  expect(whole?.facets.diet).toEqual([{ key: "vegan", count: 1 }]);
});

test("a facet value is useful when some items have it and some do not", () => {
  if (!whole) throw new Error("counting took too long");
  expect(isUsefulFacet(whole, "diet", "vegan")).toBe(true);
  expect(isUsefulFacet(whole, "time", "20")).toBe(true);
  expect(isUsefulFacet(whole, "time", "60")).toBe(false);
  expect(isUsefulFacet(whole, "diet", "vegetarian")).toBe(false);
  expect(isUsefulFacet({ ...whole, isCapped: true }, "time", "60")).toBe(true);
});

test("counts meals, and time up to and including its limit", () => {
  expect(whole?.facets.meal).toEqual([{ key: "dinner", count: 2 }]);
  expect(whole?.facets.time).toContainEqual({ key: "60", count: 2 });
});

test("of several times the longest counts", async () => {
  const values = await listFacetValues("de");
  const { selected, filters } = resolveSelected({ time: ["60", "20"], difficulty: ["einfach", "mittel"] }, values);
  expect(selected).toEqual({ time: ["60"], difficulty: ["einfach", "mittel"] });
  expect(filters.time).toEqual(["60"]);
});

test("an empty list has no facets", async () => {
  const nothing = await countListFacets("en", [listTerm.ingredient("unicorn")]);
  expect(nothing).toMatchObject({ count: 0, facets: { time: [], diet: [] } });
});
