import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { insertItemCategories } from "#lib/platform/db/item-categories.ts";
import { itemCategories, items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipeIngredients, recipes, recipeTexts } from "#lib/platform/db/tables/recipes.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { recordSlugs } from "#lib/platform/routing/record-slug.ts";
import { toFactColumns } from "./facts.ts";
import { insertIngredients, saveTexts } from "./mutations.ts";
import type { RecipeInput } from "./schema.ts";
import { listCurrentSlugs, listMeasuredIngredients } from "./stored-queries.ts";

/** What a revision can change; the rest of a recipe stays. */
export type RecipeRevision = Omit<
  RecipeInput,
  "authorId" | "state" | "rejection" | "publishedAt" | "isSponsored" | "videoId" | "nutrition" | "ovenCelsius"
>;

/**
 * Replaces what authors write of a recipe. A language without a text is removed. Former slugs lead
 * to the new ones. Likes, ratings, notes and what only editors write (keywords, texts on keeping
 * unless given) stay; nutrition is removed when the amounts have changed.
 *
 * @throws SQLSTATE 23503 where a reference does not exist, 23505 where a slug is taken.
 */
export async function updateRecipe(tx: Transaction, id: string, revision: RecipeRevision): Promise<void> {
  const { pictureId, mainCategoryId, utensils, steps } = revision;
  await tx
    .update(items)
    .set({ pictureId: pictureId ?? null, mainCategoryId: mainCategoryId ?? null, updatedAt: sql`now()` })
    .where(eq(items.id, id));
  const nutrition = (await isMeasuredAlike(tx, id, revision))
    ? {}
    : { kcal: null, fat: null, protein: null, carbohydrate: null };
  await tx
    .update(recipes)
    .set({ ...toFactColumns(revision), utensils, steps, ...nutrition })
    .where(eq(recipes.itemId, id));
  await replaceTexts(tx, id, revision);
  await tx.delete(recipeIngredients).where(eq(recipeIngredients.itemId, id));
  await insertIngredients(tx, id, revision);
  await tx.delete(itemCategories).where(eq(itemCategories.itemId, id));
  await tx.delete(itemTags).where(eq(itemTags.itemId, id));
  await insertItemCategories(tx, id, revision);
  await indexItems(tx, [id]);
}

async function isMeasuredAlike(tx: Transaction, id: string, { servings, ingredients }: RecipeRevision) {
  const stored = await listMeasuredIngredients(tx, id);
  const given = ingredients.map(({ ingredientId, amount = null, amountMax = null, unit = null }) => ({
    ingredientId,
    amount,
    amountMax,
    unit,
  }));
  return JSON.stringify(stored) === JSON.stringify({ servings, ingredients: given });
}

async function replaceTexts(tx: Transaction, itemId: string, revision: RecipeRevision): Promise<void> {
  const { de, en } = revision.texts;
  const former = await listCurrentSlugs(tx, itemId);
  const removed = locales.filter((locale) => former[locale] !== undefined && !revision.texts[locale]);
  if (removed.length > 0) {
    await tx.delete(itemTexts).where(and(eq(itemTexts.itemId, itemId), inArray(itemTexts.locale, removed)));
    await tx.delete(recipeTexts).where(and(eq(recipeTexts.itemId, itemId), inArray(recipeTexts.locale, removed)));
  }
  await saveTexts(tx, itemId, revision);
  await recordSlugs(tx, { kind: "item", targetId: itemId, former, current: { de: de?.slug, en: en?.slug } });
}
