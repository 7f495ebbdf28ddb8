import { expect, test } from "vitest";
import { importContent } from "#lib/content/content-transfer/import/import-mutations.ts";
import { revalidateImport } from "#lib/content/content-transfer/import/revalidation.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { smallContent, toFiles } from "../small-content.ts";

setUpDatabase();
const takeExpired = recordExpiry();

const lists = ["cards", "categories", "cookbooks", "feeds", "ingredients", "menus", "questions", "tags", "users"];
const pages = [...lists, "item:karottensuppe"];

async function importAnd(content: object): Promise<string[]> {
  await revalidateImport(await importContent(toFiles(content), { actorId: null, isDryRun: false }));
  return takeExpired();
}

test("an import expires the lists, and the pages of what it creates and changes", async () => {
  expect(await importAnd(smallContent)).toEqual([...pages, "user:lena"].toSorted());
  expect(await importAnd(smallContent)).toEqual([]);
  const [recipe] = smallContent.recipes;
  expect(await importAnd({ recipes: [{ ...recipe, difficulty: "hard" }] })).toEqual(pages.toSorted());
  // Every recipe may have an ingredient that looks different.
  const [carrot] = smallContent.ingredients;
  expect(await importAnd({ ingredients: [{ ...carrot, kcal: 40 }] })).toEqual(pages.toSorted());
});
