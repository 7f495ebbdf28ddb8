import "server-only";
import { and, asc, eq, inArray } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { recipeIngredients, recipes } from "#lib/db/tables/recipes.ts";
import { shoppingItems } from "#lib/db/tables/shopping.ts";
import { ingredients, ingredientTexts, units } from "#lib/db/tables/taxonomy.ts";
import { slugAddress } from "#lib/i18n/address.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { pictureAddress } from "#lib/media/address.ts";
import type { AddableRecipe } from "./add-window.ts";
import type { Good, ListedRecipe, ShoppingEntry } from "./entry.ts";
import type { UnitWords } from "./lines.ts";

/** A user's list in the order it was written. */
export async function listShoppingItems(userId: string): Promise<ShoppingEntry[]> {
  const rows = await db
    .select()
    .from(shoppingItems)
    .where(eq(shoppingItems.userId, userId))
    .orderBy(asc(shoppingItems.createdAt), asc(shoppingItems.id));
  const [goods, listed] = await Promise.all([
    findGoods(rows.flatMap(({ ingredientId }) => ingredientId ?? [])),
    findListedRecipes(rows.flatMap(({ recipeId }) => recipeId ?? [])),
  ]);
  return rows.map(({ id, ingredientId, recipeId, amount, unit, text, isTicked }) => ({
    id,
    good: (ingredientId && goods.get(ingredientId)) || null,
    text,
    amount,
    unit,
    recipe: (recipeId && listed.get(recipeId)) || null,
    isTicked,
  }));
}

/** What a recipe wants bought, at the servings it is written for; null when there is no such public recipe. */
export async function getAddableRecipe(id: string): Promise<AddableRecipe | null> {
  const [recipe] = await db
    .select({ amount: recipes.servingsAmount, type: recipes.servingsType })
    .from(recipes)
    .innerJoin(items, eq(items.id, recipes.itemId))
    .where(and(eq(recipes.itemId, id), isPublic()));
  const listed = (await findListedRecipes([id])).get(id);
  if (!recipe || !listed) return null;
  const rows = await db
    .select({ row: recipeIngredients, isStaple: ingredients.isStaple })
    .from(recipeIngredients)
    .innerJoin(ingredients, eq(ingredients.id, recipeIngredients.ingredientId))
    .where(eq(recipeIngredients.itemId, id))
    .orderBy(asc(recipeIngredients.position));
  const goods = await findGoods(rows.map(({ row }) => row.ingredientId));
  return {
    recipe: listed,
    servings: recipe,
    wanted: rows.flatMap(({ row: { ingredientId, amount, amountMax, unit }, isStaple }) => {
      const good = goods.get(ingredientId);
      // Whoever buys for "6–8 leaves" wants eight.
      return good ? { good, amount: amountMax ?? amount, unit, isStaple } : [];
    }),
  };
}

/** The words of all units in one language, by code. */
export async function listUnitWords(locale: Locale): Promise<UnitWords> {
  const rows = await db.select({ code: units.code, names: units.names }).from(units);
  return Object.fromEntries(rows.map(({ code, names }) => [code, names[locale]]));
}

async function findGoods(ids: string[]): Promise<Map<string, Good>> {
  const wanted = [...new Set(ids)];
  const { id, aisle, pieceGrams } = ingredients;
  const { locale, one, many } = ingredientTexts;
  const rows = await db
    .select({ id, aisle, pieceGrams, locale, one, many })
    .from(ingredients)
    .innerJoin(ingredientTexts, eq(ingredientTexts.ingredientId, ingredients.id))
    .where(inArray(ingredients.id, wanted));
  const found = new Map<string, Good>();
  for (const row of rows) {
    const names = { ...found.get(row.id)?.names, [row.locale]: { one: row.one, many: row.many } };
    found.set(row.id, { id: row.id, aisle: row.aisle, pieceGrams: row.pieceGrams, names: names as Good["names"] });
  }
  return found;
}

async function findListedRecipes(ids: string[]): Promise<Map<string, ListedRecipe>> {
  const rows = await db
    .select({ id: items.id, pictureId: items.pictureId, text: itemTexts })
    .from(items)
    .innerJoin(itemTexts, eq(itemTexts.itemId, items.id))
    .where(and(inArray(items.id, [...new Set(ids)]), eq(items.type, "recipe"), isPublic()));
  const found = new Map<string, ListedRecipe>();
  for (const { id, pictureId, text } of rows) {
    const { titles, hrefs }: { titles: Partial<Localized>; hrefs: Partial<Localized> } = found.get(id) ?? {
      titles: {},
      hrefs: {},
    };
    found.set(id, {
      id,
      titles: { ...titles, [text.locale]: text.title },
      hrefs: { ...hrefs, [text.locale]: slugAddress(text.locale, "/recipes/[slug]", text.slug) },
      picture: pictureId && pictureAddress(pictureId, 256),
    });
  }
  return found;
}
