import { expect, test } from "vitest";
import { categoryJsonColumns } from "#tests/lib/categories/desk/category-references.ts";
import { jsonWithoutReferences, listForeignKeys, listJsonColumns } from "#tests/lib/db/references.ts";
import { ingredientJsonColumns } from "#tests/lib/ingredients/merge/ingredient-references.ts";
import { tagForeignKeys, tagJsonColumns } from "#tests/lib/tags/tag-references.ts";
import { utensilJsonColumns } from "#tests/lib/utensils/utensil-references.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

test("every foreign key to tags has a rule for merging", async () => {
  expect(Object.keys(tagForeignKeys).sort()).toEqual(await listForeignKeys("tags"));
});

test("every column of JSON is known to name entries of the catalogue or none", async () => {
  const named: string[] = [...categoryJsonColumns, ...tagJsonColumns, ...ingredientJsonColumns, ...utensilJsonColumns];
  expect([...new Set([...named, ...jsonWithoutReferences])].sort()).toEqual(await listJsonColumns());
});
