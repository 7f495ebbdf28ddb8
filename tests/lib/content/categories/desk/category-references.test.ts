import { expect, test } from "vitest";
import { isBuiltInCategory } from "#lib/content/categories/desk/built-in-categories.ts";
import { cuisines } from "#lib/people/preferences/preferences.ts";
import { categoryForeignKeys } from "#tests/lib/content/categories/desk/category-references.ts";
import { listForeignKeys } from "#tests/lib/platform/db/references.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

test("every foreign key to categories has a rule for merging", async () => {
  expect(Object.keys(categoryForeignKeys).sort()).toEqual(await listForeignKeys("categories"));
});

test("cuisines of the quiz are needed by the site", () => {
  expect(cuisines.filter((key) => !isBuiltInCategory({ key, kind: "entry" }))).toEqual([]);
});
