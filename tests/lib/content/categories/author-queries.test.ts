import { beforeAll, expect, test } from "vitest";
import { listAuthorTopics } from "#lib/content/categories/author-queries.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

let anna: string;
const ids = new Map<string, string>();

async function createCategory(key: string, title: string, parentKey?: string) {
  const texts = { de: { slug: key, title }, en: { slug: key, title: `${title} en` } };
  const kind = parentKey ? "entry" : "group";
  const entry = { key, kind, position: ids.size, parentId: ids.get(parentKey ?? ""), texts };
  ids.set(key, await importEntry("categories", entry));
}

let recipeCount = 0;
function createRecipeIn(authorId: string, keys: string[], facts: Parameters<typeof createTestRecipe>[1] = {}) {
  recipeCount++;
  const categoryIds = keys.map((key) => ids.get(key) ?? "");
  const texts = { de: recipeTexts(`rezept-${recipeCount}`, "Rezept") };
  return createTestRecipe(authorId, { categoryIds, texts, ...facts });
}

beforeAll(async () => {
  anna = await createAnna();
  const jonas = await createJonas();
  await createCategory("group-baking", "Backen");
  await createCategory("group-cuisine", "Nach Küche");
  await createCategory("group-occasion", "Nach Anlass");
  await createCategory("baking-all", "Alles Gebackene", "group-baking");
  await createCategory("bread", "Brot", "group-baking");
  await createCategory("italian", "Italienisch", "group-cuisine");
  await createCategory("quick", "Schnell", "group-occasion");
  await createRecipeIn(anna, ["baking-all", "bread", "quick"]);
  await createRecipeIn(anna, ["baking-all", "italian", "quick"]);
  await createRecipeIn(anna, ["baking-all", "bread", "quick"]);
  await createRecipeIn(anna, ["italian"], { state: "draft" });
  for (let count = 0; count < 5; count++) await createRecipeIn(jonas, ["italian"]);
});

test("names what most recipes of an author are, by the group where a category is all of it", async () => {
  expect(await listAuthorTopics("de", anna)).toEqual(["Backen", "Brot"]);
});

test("counts what readers of a language see", async () => {
  expect(await listAuthorTopics("en", anna)).toEqual([]);
});
