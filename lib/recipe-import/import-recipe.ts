import "server-only";
import { detectLanguage } from "./detect-language.ts";
import { RecipeImportError } from "./errors.ts";
import type { ImportedRecipe } from "./imported-recipe.ts";
import { type FetchOptions, fetchRecipePage } from "./page/fetch-recipe-page.ts";
import { extractRecipe } from "./schema-org/extract-recipe.ts";

/**
 * Reads the recipe of a public page; its language is detected where the page does not name it. The
 * caller limits how often a user may do this.
 *
 * @param address as typed by the user
 * @throws {RecipeImportError} `noRecipe` when the page describes none, and those of
 *   `fetchRecipePage`
 */
export async function importRecipe(address: string, options?: FetchOptions): Promise<ImportedRecipe> {
  const { url, html } = await fetchRecipePage(address, options);
  const recipe = extractRecipe(html, url);
  if (!recipe) throw new RecipeImportError("noRecipe");
  return recipe.language ? recipe : { ...recipe, language: detectLanguage(toText(recipe)) };
}

function toText({ title, ingredientGroups, steps }: ImportedRecipe): string {
  const lines = ingredientGroups.flatMap((group) => group.lines);
  return [title, ...lines, ...steps.map(({ text }) => text)].join("\n");
}
