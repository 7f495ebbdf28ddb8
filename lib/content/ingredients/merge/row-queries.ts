import "server-only";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { adaptations } from "#lib/platform/db/tables/community/adaptations.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import { recipeIngredients, recipeTexts } from "#lib/platform/db/tables/recipes.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { namesIngredient } from "./use-queries.ts";

interface Used {
  id: string;
  key: string;
}

/** The rows of recipes in their order, by recipe. */
export async function listIngredientRows(tx: Transaction, itemIds: string[]) {
  const { itemId, position, characteristic, addition } = recipeIngredients;
  const rows = await tx
    .select({ itemId, position, characteristic, addition, key: ingredients.key })
    .from(recipeIngredients)
    .innerJoin(ingredients, eq(ingredients.id, recipeIngredients.ingredientId))
    .where(inArray(itemId, itemIds))
    .orderBy(asc(itemId), asc(position));
  return Map.groupBy(rows, (row) => row.itemId);
}

/** The texts of recipes. */
export function listRecipeTexts(tx: Transaction, itemIds: string[]) {
  return tx.select().from(recipeTexts).where(inArray(recipeTexts.itemId, itemIds));
}

/** Readers' versions that name an ingredient, and those of these recipes, locked. */
export function lockAdaptationsNaming(tx: Transaction, used: Used, itemIds: string[]) {
  const { userId, itemId, content } = adaptations;
  const isOfRecipe = itemIds.length > 0 ? inArray(itemId, itemIds) : sql`false`;
  return tx
    .select({ userId, itemId, content })
    .from(adaptations)
    .where(sql`${namesIngredient(content, used)} or ${isOfRecipe}`)
    .orderBy(asc(userId), asc(itemId))
    .for("update");
}

/** The codes of all units. */
export async function listUnitCodes(tx: Transaction): Promise<Set<string>> {
  const rows = await tx.select({ code: units.code }).from(units);
  return new Set(rows.map(({ code }) => code));
}
