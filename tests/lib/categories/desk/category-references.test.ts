import { expect, test } from "vitest";
import { isBuiltInCategory } from "#lib/categories/desk/built-in-categories.ts";
import { cuisines } from "#lib/preferences/preferences.ts";
import { categoryForeignKeys } from "#tests/lib/categories/desk/category-references.ts";
import { listForeignKeys } from "#tests/lib/db/references.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

test("every foreign key to categories has a rule for merging", async () => {
  expect(Object.keys(categoryForeignKeys).sort()).toEqual(await listForeignKeys("categories"));
});

test("cuisines of the quiz are needed by the site", () => {
  expect(cuisines.filter((key) => !isBuiltInCategory({ key, kind: "entry" }))).toEqual([]);
});
