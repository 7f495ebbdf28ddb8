import "server-only";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { db } from "#lib/platform/db/client.ts";
import { insertItemCategories } from "#lib/platform/db/item-categories.ts";
import { getReturnedId, upsertRows } from "#lib/platform/db/save-rows.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipeIngredients, recipes, recipeTexts } from "#lib/platform/db/tables/recipes.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { listLocalized } from "#lib/platform/i18n/locales.ts";
import { toFactColumns } from "./facts.ts";
import type { RecipeInput } from "./schema.ts";

/**
 * Stores a recipe with all its parts in one transaction.
 *
 * @param outerTx a transaction that it becomes part of
 * @returns its id.
 * @throws SQLSTATE 23503 where a reference (author, picture, ingredient, tag …) does not exist,
 *   23505 where a slug is taken.
 */
export async function createRecipe(input: RecipeInput, outerTx?: Transaction): Promise<string> {
  const insert = async (tx: Transaction) => {
    const id = await insertItem(tx, input);
    await saveTexts(tx, id, input);
    await insertIngredients(tx, id, input);
    await insertItemCategories(tx, id, input);
    await indexItems(tx, [id]);
    return id;
  };
  return outerTx ? insert(outerTx) : db.transaction(insert);
}

async function insertItem(tx: Transaction, input: RecipeInput): Promise<string> {
  const { authorId, pictureId, videoId, mainCategoryId, state, rejection, isSponsored, publishedAt } = input;
  const facts = { authorId, pictureId, videoId, mainCategoryId, state, rejection, isSponsored, publishedAt };
  const row = { type: "recipe" as const, ...facts, updatedAt: publishedAt ?? undefined };
  const itemId = getReturnedId(await tx.insert(items).values(row).returning({ id: items.id }));
  const { utensils, steps } = input;
  await tx.insert(recipes).values({ itemId, ...toFactColumns(input), utensils, steps });
  return itemId;
}

/** Saves the texts of a recipe. Stored keywords stay, as do texts on keeping unless given. */
export async function saveTexts(tx: Transaction, itemId: string, { texts }: Pick<RecipeInput, "texts">): Promise<void> {
  const rows = listLocalized(texts).map(({ locale, value }) => {
    const { slug, title, summary, keywords, ...recipeText } = value;
    const key = { itemId, locale };
    return { itemText: { ...key, slug, title, summary, keywords }, recipeText: { ...key, ...recipeText } };
  });
  const ofItem = rows.map(({ itemText }) => itemText);
  const ofRecipe = rows.map(({ recipeText }) => recipeText);
  await upsertRows(tx, itemTexts, ofItem, ["keywords"]);
  await upsertRows(tx, recipeTexts, ofRecipe);
}

/** Inserts the list of ingredients of a recipe that has none. */
export async function insertIngredients(
  tx: Transaction,
  itemId: string,
  { ingredients }: Pick<RecipeInput, "ingredients">,
): Promise<void> {
  if (ingredients.length === 0) return;
  await tx.insert(recipeIngredients).values(ingredients.map((row, position) => ({ ...row, itemId, position })));
}
