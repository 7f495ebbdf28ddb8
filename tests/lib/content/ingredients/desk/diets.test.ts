import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { setIngredientDiets } from "#lib/content/ingredients/desk/desk-mutations.ts";
import { findDeskIngredient } from "#lib/content/ingredients/desk/desk-queries.ts";
import { getDiets, previewDiets } from "#lib/content/ingredients/desk/diet-queries.ts";
import { readDiets } from "#lib/content/ingredients/desk/diets.ts";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import type { IngredientDiets } from "#lib/content/search-index/ingredient-diets.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { itemTags } from "#lib/platform/db/tables/items.ts";
import { searchDocs } from "#lib/platform/db/tables/search.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDietTag } from "#tests/support/fixtures.ts";
import { createIngredient, createRecipeWith, createUnits } from "../fixtures.ts";

setUpDatabase();

let editorId: string;
let vegan: string;
let ingredientId: string;
let recipeId: string;
let number = 0;
beforeAll(async () => {
  editorId = await createReader({ newType: "editor" });
  vegan = await createDietTag("vegan");
  await createUnits();
});
beforeEach(async () => {
  number += 1;
  // A word that the vocabulary does not know.
  ingredientId = await createIngredient(editorId, `Qworbel${number}`, `qworble${number}`);
  recipeId = await createRecipeWith([ingredientId], "Rühren.");
  await db.insert(itemTags).values({ itemId: recipeId, tagId: vegan });
  await indexItems(db, [recipeId]);
});

const read = async () => {
  const ingredient = await findDeskIngredient(ingredientId);
  if (!ingredient) throw new Error("no ingredient");
  return ingredient;
};
const decide = async (changes: Partial<IngredientDiets>) => ({ ...getDiets(await read()), ...changes });
const isSuitable = async () => {
  const [document] = await db.select().from(searchDocs).where(eq(searchDocs.itemId, recipeId));
  return JSON.stringify(document).includes("@suits:vegan");
};

test("an unknown ingredient is unclear until an editor decides, and its recipes are found at once", async () => {
  expect((await read()).diets).toBeNull();
  expect(getDiets(await read()).vegan).toBe("unclear");
  expect(await isSuitable()).toBe(false);
  const diets = await decide({ vegan: "suits" });
  expect(await previewDiets(await read(), diets)).toEqual([
    { diet: "vegan", before: "unclear", after: "suits", gained: 1, lost: 0, contradicted: 0 },
  ]);
  const change = await setIngredientDiets({ editorId, id: ingredientId, version: 1 }, diets);
  expect(change.itemIds).toEqual([recipeId]);
  expect(await isSuitable()).toBe(true);
  expect(await read()).toMatchObject({ diets: { vegan: "suits", "gluten-free": "unclear" }, version: 2 });
  const lines = await db.select().from(auditLog).where(eq(auditLog.subjectId, ingredientId));
  expect(lines.map(({ action, details }) => ({ action, details }))).toContainEqual({
    action: "update",
    details: { vegan: "suits" },
  });
});

test("what would be lost and contradicted is counted before", async () => {
  await setIngredientDiets({ editorId, id: ingredientId, version: 1 }, await decide({ vegan: "suits" }));
  const diets = await decide({ vegan: "conflicts" });
  expect(await previewDiets(await read(), diets)).toEqual([
    { diet: "vegan", before: "suits", after: "conflicts", gained: 0, lost: 1, contradicted: 1 },
  ]);
  await setIngredientDiets({ editorId, id: ingredientId, version: 2 }, diets);
  expect(await isSuitable()).toBe(false);
  expect(await previewDiets(await read(), diets)).toEqual([]);
});

test("a colleague is not overwritten, and readers decide nothing", async () => {
  const diets = await decide({ vegan: "suits" });
  await setIngredientDiets({ editorId, id: ingredientId, version: 1 }, diets);
  const again = setIngredientDiets({ editorId, id: ingredientId, version: 1 }, diets);
  await expect(again).rejects.toMatchObject({ code: "conflict" });
  const reader = await createReader({ newType: "contributor" });
  const others = setIngredientDiets({ editorId: reader, id: ingredientId, version: 2 }, diets);
  await expect(others).rejects.toMatchObject({ code: "forbidden" });
});

test("a form has to decide about each diet", async () => {
  const diets = await decide({});
  expect(readDiets({ ...diets, into: "x" })).toEqual(diets);
  const { vegan: _, ...rest } = diets;
  expect(readDiets(rest)).toBeNull();
  expect(readDiets({ ...diets, vegan: "maybe" })).toBeNull();
});
