import { randomUUID } from "node:crypto";
import { routeAddress } from "#lib/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { pairwiseViewports } from "../support/viewports.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { addIngredient, addTag, createRecipe, deleteRecipe } from "./create-recipe.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

/** Inserts an ingredient whose name tells nothing. */
async function createIngredient(name: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    dataDir,
    `with made as (insert into ingredients (key, kcal, fat, protein, carbohydrate) values ($1, 1, 1, 1, 1) returning id),
     texts as (insert into ingredient_texts (ingredient_id, locale, slug, singular, plural)
       select id, locale, $1, $1, $1 from made, unnest(array['de', 'en']) as locale)
     select id from made`,
    [name],
  );
  return row?.id ?? "";
}

/** Letters that no word of the vocabulary has in a row. */
const createUnknownWord = () =>
  [...randomUUID().slice(0, 8)].map((digit) => "qxzjwkvpyqxzjwkv"[Number.parseInt(digit, 16)]).join("");

async function isFoundAsVegan(recipeId: string): Promise<boolean> {
  const rows = await query(
    dataDir,
    `select from search_docs where item_id = $1 and vector::text like '%@suits:vegan%'`,
    [recipeId],
  );
  return rows.length === 1;
}

for (const { locale, viewport } of pairwiseViewports) {
  test(`an editor decides about a diet by keyboard and sees what changes before: ${locale}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { diets } = messages[locale].ingredients.desk;
    const name = `qworbel${createUnknownWord()}`;
    const recipe = await createRecipe();
    const ingredientId = await createIngredient(name);
    const [tag] = await query<{ id: string }>(dataDir, "select id from tags where key = 'vegan'");
    await addIngredient(recipe, ingredientId);
    await addTag(recipe, tag?.id ?? "");
    try {
      await signIn(page, await createAccount({ newType: "editor" }), locale);
      await visit(page, routeAddress(locale, "/desk/ingredients/[id]", { id: ingredientId }));
      const section = page.getByRole("region", { name: diets.title });
      const select = section.getByLabel(diets.names.vegan);
      await expect(select).toHaveValue("unclear");
      await expect(section.getByText(diets.derived)).toBeVisible();

      const decide = async (fact: "suits" | "conflicts", sentence: string) => {
        await select.focus();
        await select.selectOption(fact);
        await section.getByRole("button", { name: diets.preview }).press("Enter");
        await expect(section.getByText(sentence)).toBeVisible();
        await expectAccessible(page, "what changes in the recipes of an ingredient");
        await waitForHydration(page);
        await section.getByRole("button", { name: diets.saveFull.replace("{name}", name) }).press("Enter");
        await expect(page.getByText(messages[locale].ui.flash.deskSaved)).toBeVisible();
        await expect(select).toHaveValue(fact);
      };
      await decide("suits", locale === "de" ? "1 Rezept kommt hinzu" : "1 recipe is added");
      await expect(section.getByText(diets.derived)).toHaveCount(0);
      await expect.poll(() => isFoundAsVegan(recipe.id)).toBe(true);
      await decide("conflicts", locale === "de" ? "1 Rezept mit diesem Tag" : "1 recipe with this tag");
      await expect.poll(() => isFoundAsVegan(recipe.id)).toBe(false);
    } finally {
      await deleteRecipe(recipe);
      await query(dataDir, "delete from ingredients where id = $1", [ingredientId]);
    }
  });
}
