import { expect, test } from "vitest";
import { categoryJsonColumns } from "#tests/lib/content/categories/desk/category-references.ts";
import { ingredientJsonColumns } from "#tests/lib/content/ingredients/merge/ingredient-references.ts";
import { tagForeignKeys, tagJsonColumns } from "#tests/lib/content/tags/tag-references.ts";
import { utensilJsonColumns } from "#tests/lib/content/utensils/utensil-references.ts";
import { jsonWithoutReferences, listForeignKeys, listJsonColumns } from "#tests/lib/platform/db/references.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

test("every foreign key to tags has a rule for merging", async () => {
  expect(Object.keys(tagForeignKeys).sort()).toEqual(await listForeignKeys("tags"));
});

test("every column of JSON is known to name entries of the catalogue or none", async () => {
  const named: string[] = [...categoryJsonColumns, ...tagJsonColumns, ...ingredientJsonColumns, ...utensilJsonColumns];
  expect([...new Set([...named, ...jsonWithoutReferences])].sort()).toEqual(await listJsonColumns());
});
