import { beforeAll, expect, test } from "vitest";
import type { CardFilter } from "#lib/cards/filter.ts";
import { listCards } from "#lib/cards/queries.ts";
import { listCategories } from "#lib/categories/queries.ts";
import { getIngredient, listIngredients } from "#lib/ingredients/queries.ts";
import { scope } from "#lib/search/scopes.ts";
import { searchItems } from "#lib/searches/queries.ts";
import { Keys } from "#lib/seed/keys.ts";
import { listTags } from "#lib/tags/queries.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { plantSample } from "#tests/support/sample-site.ts";

ownDatabase();
beforeAll(async () => {
  await plantSample(new Keys(), true);
});

const everything = 500;

/** The whole list and the same list as what somebody asks something of begins with, both the newest first. */
async function both(filter: Omit<CardFilter, "locale">, lists: string[]): Promise<[string[], string[]]> {
  const { data } = await listCards({ locale: "de", ...filter, size: everything });
  const found = await searchItems({ locale: "de", search: "", scope: lists, sort: "newest", size: everything });
  return [data.map(({ id }) => id), found?.ids ?? []];
}

async function expectSame(name: string, filter: Omit<CardFilter, "locale">, lists: string[]): Promise<number> {
  const [whole, narrowable] = await both(filter, lists);
  expect(narrowable, name).toEqual(whole);
  return whole.length;
}

test("recipes, stories and the community's are the same in both", async () => {
  expect(await expectSame("recipes", { type: "recipe" }, [scope.type("recipe")])).toBeGreaterThan(30);
  const community = [scope.type("recipe"), scope.author("community")];
  expect(await expectSame("community", { type: "recipe", authorType: "community" }, community)).toBeGreaterThan(5);
  expect(await expectSame("stories", { storyType: "article" }, [scope.story("article")])).toBeGreaterThan(5);
});

test("so is every category and every group of them", async () => {
  const categories = (await listCategories("de")).filter(({ kind }) => kind !== "special");
  let largest = 0;
  for (const { id, key, kind } of categories) {
    const entries = categories.filter(({ parentId }) => parentId === id);
    const categoryIds = kind === "group" ? entries.map((entry) => entry.id) : [id];
    const size = await expectSame(key, { type: "recipe", categoryIds }, [scope.type("recipe"), scope.category(key)]);
    if (kind === "group") largest = Math.max(largest, size);
  }
  expect(largest).toBeGreaterThan(10);
});

test("and every tag", async () => {
  const tags = await listTags("de");
  expect(tags.length).toBeGreaterThan(20);
  for (const { key } of tags) {
    expect(await expectSame(key, { tagKeys: [key] }, [scope.tag(key)]), key).toBeGreaterThan(0);
  }
});

test("and every ingredient with a page", async () => {
  const ingredients = await listIngredients("de");
  expect(ingredients.length).toBeGreaterThan(20);
  for (const { id, href } of ingredients) {
    const { key } = (await getIngredient("de", href.split("/").at(-1) ?? "")) ?? { key: "" };
    await expectSame(key, { type: "recipe", ingredientId: id }, [scope.type("recipe"), scope.ingredient(key)]);
  }
});
