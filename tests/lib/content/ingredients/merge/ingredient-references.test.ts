import { expect, test } from "vitest";
import { ingredientForeignKeys } from "#tests/lib/content/ingredients/merge/ingredient-references.ts";
import { listForeignKeys } from "#tests/lib/platform/db/references.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

// Columns of JSON: tests/lib/content/tags/tag-references.test.ts.
test("every foreign key to ingredients has a rule for merging", async () => {
  expect(Object.keys(ingredientForeignKeys).sort()).toEqual(await listForeignKeys("ingredients"));
});
