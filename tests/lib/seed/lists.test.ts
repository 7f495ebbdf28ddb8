import { beforeAll, expect, test } from "vitest";
import type { CardFilter } from "#lib/content/cards/list-source.ts";
import { listCards } from "#lib/content/cards/queries.ts";
import { listCategories } from "#lib/content/categories/queries.ts";
import { listCategoryTiles } from "#lib/content/categories/tile-queries.ts";
import { getIngredient, listIngredients } from "#lib/content/ingredients/queries.ts";
import { searchItems } from "#lib/content/search/queries.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { listTags } from "#lib/content/tags/queries.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

setUpDatabase();
beforeAll(async () => {
  await createSampleSite(new SampleKeys(), true);
});

const maxItems = 500;

/** Loads the plain list and the searched list without filters, both newest first. */
async function loadBoth(filter: Omit<CardFilter, "locale">, lists: string[]): Promise<[string[], string[]]> {
  const { data } = await listCards({ locale: "de", ...filter, size: maxItems });
  const found = await searchItems({ locale: "de", search: "", listTerms: lists, sort: "newest", size: maxItems });
  return [data.map(({ id }) => id), found?.ids ?? []];
}

async function expectSame(name: string, filter: Omit<CardFilter, "locale">, lists: string[]): Promise<number> {
  const [whole, narrowable] = await loadBoth(filter, lists);
  expect(narrowable, name).toEqual(whole);
  return whole.length;
}

test("recipes, community recipes and stories are the same in both lists", async () => {
  expect(await expectSame("recipes", { type: "recipe" }, [listTerm.type("recipe")])).toBeGreaterThan(30);
  const community = [listTerm.type("recipe"), listTerm.author("community")];
  expect(await expectSame("community", { type: "recipe", authorType: "community" }, community)).toBeGreaterThan(5);
  expect(await expectSame("stories", { storyType: "article" }, [listTerm.story("article")])).toBeGreaterThan(5);
});

test("categories and category groups are the same in both lists", async () => {
  const categories = (await listCategories("de")).filter(({ kind }) => kind !== "special");
  let largest = 0;
  for (const { id, key, kind } of categories) {
    const entries = categories.filter(({ parentId }) => parentId === id);
    const categoryIds = kind === "group" ? entries.map((entry) => entry.id) : [id];
    const size = await expectSame(key, { type: "recipe", categoryIds }, [
      listTerm.type("recipe"),
      listTerm.category(key),
    ]);
    if (kind === "group") largest = Math.max(largest, size);
  }
  expect(largest).toBeGreaterThan(10);
});

test.each(["de", "en"] as const)("no picture stands on two tiles of categories (%s)", async (locale) => {
  const tiles = (await listCategoryTiles(locale)).filter(({ kind }) => kind !== "group");
  const pictureIds = tiles.map(({ picture }) => picture?.id);
  expect(pictureIds.length).toBeGreaterThan(40);
  expect(pictureIds).not.toContain(undefined);
  expect(new Set(pictureIds).size).toBe(pictureIds.length);
  for (const { id, key, picture } of tiles) {
    const own = (await listCategories(locale)).find((category) => category.id === id)?.picture;
    const recipes = await listCards({ locale, type: "recipe", categoryIds: [id] });
    expect([own?.id, ...recipes.data.map((card) => card.picture?.id)], key).toContain(picture?.id);
  }
});

test("tags are the same in both lists", async () => {
  const tags = await listTags("de");
  expect(tags.length).toBeGreaterThan(20);
  for (const { key } of tags) {
    expect(await expectSame(key, { tagKeys: [key] }, [listTerm.tag(key)]), key).toBeGreaterThan(0);
  }
});

test("ingredients with a page are the same in both lists", async () => {
  const ingredients = await listIngredients("de");
  expect(ingredients.length).toBeGreaterThan(20);
  for (const { id, href } of ingredients) {
    const { key } = (await getIngredient("de", href.split("/").at(-1) ?? "")) ?? { key: "" };
    await expectSame(key, { type: "recipe", ingredientId: id }, [listTerm.type("recipe"), listTerm.ingredient(key)]);
  }
});
