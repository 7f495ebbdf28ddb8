import "server-only";
import { asc, eq } from "drizzle-orm";
import { itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipeIngredients, recipes } from "#lib/platform/db/tables/recipes.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";

/** The slugs that a recipe has now, per language. */
export async function listCurrentSlugs(tx: Transaction, itemId: string): Promise<Partial<Localized>> {
  const rows = await tx
    .select({ locale: itemTexts.locale, slug: itemTexts.slug })
    .from(itemTexts)
    .where(eq(itemTexts.itemId, itemId));
  return Object.fromEntries(rows.map(({ locale, slug }) => [locale, slug]));
}

/** What the nutrition of a recipe was computed from: its servings and amounts. */
export async function listMeasuredIngredients(tx: Transaction, itemId: string) {
  const { ingredientId, amount, amountMax, unit } = recipeIngredients;
  const [servings] = await tx
    .select({ amount: recipes.servingsAmount, type: recipes.servingsType })
    .from(recipes)
    .where(eq(recipes.itemId, itemId));
  const ingredients = await tx
    .select({ ingredientId, amount, amountMax, unit })
    .from(recipeIngredients)
    .where(eq(recipeIngredients.itemId, itemId))
    .orderBy(asc(recipeIngredients.position));
  return { servings, ingredients };
}
