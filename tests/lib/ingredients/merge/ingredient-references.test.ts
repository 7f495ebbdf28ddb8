import { expect, test } from "vitest";
import { listForeignKeys } from "#tests/lib/db/references.ts";
import { ingredientForeignKeys } from "#tests/lib/ingredients/merge/ingredient-references.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

// Columns of JSON: tests/lib/tags/tag-references.test.ts.
test("every foreign key to ingredients has a rule for merging", async () => {
  expect(Object.keys(ingredientForeignKeys).sort()).toEqual(await listForeignKeys("ingredients"));
});
