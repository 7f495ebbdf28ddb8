import "server-only";
import { defineHeavyTask } from "#lib/platform/workers/heavy-work.ts";
import { RecipeImportError } from "./errors.ts";
import type { ImportedRecipe } from "./imported-recipe.ts";
import { type FetchOptions, fetchRecipePage } from "./page/fetch-recipe-page.ts";
import type { readRecipe } from "./schema-org/read-recipe.ts";

const readApart = defineHeavyTask<typeof readRecipe>(
  "lib/content/recipe-import/schema-org/read-recipe.ts",
  "readRecipe",
);

/**
 * Reads the recipe of a public page; its language is detected where the page does not name it. The
 * caller limits how often a user may do this.
 *
 * @param address as typed by the user
 * @throws {RecipeImportError} `noRecipe` when the page describes none, and those of
 *   `fetchRecipePage`
 * @throws {OverloadedError} when too many pages are read at once
 */
export async function importRecipe(address: string, options?: FetchOptions): Promise<ImportedRecipe> {
  const { url, html } = await fetchRecipePage(address, options);
  const recipe = await readApart(html, url);
  if (!recipe) throw new RecipeImportError("noRecipe");
  return recipe;
}
