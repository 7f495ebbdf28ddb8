import "server-only";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { shopUnits } from "#lib/measures/units/shop-units.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import { db } from "#lib/platform/db/client.ts";
import { listOwnerOf } from "#lib/platform/db/household.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipeIngredients, recipes } from "#lib/platform/db/tables/recipes.ts";
import { shoppingListItems } from "#lib/platform/db/tables/shopping-lists.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import type { AddableRecipe } from "./addable-recipe.ts";
import type { UnitNames } from "./display-rows.ts";
import { findIngredients } from "./ingredient-queries.ts";
import type { ListedRecipe, ShoppingItem } from "./shopping-item.ts";

/** The items of a user's list, oldest first; in a household that of its owner. */
export async function listShoppingItems(userId: string): Promise<ShoppingItem[]> {
  const rows = await db
    .select()
    .from(shoppingListItems)
    .where(eq(shoppingListItems.userId, listOwnerOf(userId)))
    .orderBy(asc(shoppingListItems.createdAt), asc(shoppingListItems.id));
  const [ingredientsById, recipesById] = await Promise.all([
    findIngredients(rows.flatMap(({ ingredientId }) => ingredientId ?? [])),
    findListedRecipes(rows.flatMap(({ recipeId }) => recipeId ?? [])),
  ]);
  return rows.map(({ id, ingredientId, recipeId, amount, unit, text, isTicked }) => ({
    id,
    ingredient: (ingredientId && ingredientsById.get(ingredientId)) || null,
    text,
    amount,
    unit,
    recipe: (recipeId && recipesById.get(recipeId)) || null,
    isTicked,
  }));
}

/** A row of a recipe that a reader has changed. */
interface AddableRow {
  /** Null for a free name. */
  ingredientId: string | null;
  name: string;
  amount: number | null;
  amountMax: number | null;
  unit: string | null;
  group: number;
}

/**
 * A public recipe with its ingredients, in the amounts for its own servings; or null.
 *
 * @param changedRows take the place of its ingredients
 */
export async function getAddableRecipe(id: string, changedRows?: AddableRow[]): Promise<AddableRecipe | null> {
  const [recipe] = await db
    .select({ amount: recipes.servingsAmount, type: recipes.servingsType })
    .from(recipes)
    .innerJoin(items, eq(items.id, recipes.itemId))
    .where(and(eq(recipes.itemId, id), isPublicItem()));
  const listed = (await findListedRecipes([id])).get(id);
  if (!recipe || !listed) return null;
  const rows = changedRows ?? (await listRows(id));
  const ids = rows.flatMap(({ ingredientId }) => ingredientId ?? []);
  const [ingredientsById, staples] = await Promise.all([findIngredients(ids), listStaples(ids)]);
  return {
    recipe: listed,
    servings: recipe,
    ingredients: rows.flatMap(({ ingredientId, name, amount, amountMax, unit, group }) => {
      const ingredient = ingredientId === null ? null : ingredientsById.get(ingredientId);
      if (ingredient === undefined) return [];
      const isStaple = ingredientId !== null && staples.has(ingredientId);
      // Of "6–8 leaves" eight are to buy.
      return [{ ingredient, ...(!ingredient && { name }), amount: amountMax ?? amount, unit, group, isStaple }];
    }),
  };
}

function listRows(itemId: string): Promise<AddableRow[]> {
  const { ingredientId, amount, amountMax, unit, groupPosition: group, position } = recipeIngredients;
  return db
    .select({ ingredientId, name: sql<string>`''`, amount, amountMax, unit, group })
    .from(recipeIngredients)
    .where(eq(recipeIngredients.itemId, itemId))
    .orderBy(asc(position));
}

async function listStaples(ids: string[]): Promise<Set<string>> {
  const isStaple = and(inArray(ingredients.id, ids), ingredients.isStaple);
  const rows = ids.length === 0 ? [] : await db.select({ id: ingredients.id }).from(ingredients).where(isStaple);
  return new Set(rows.map(({ id }) => id));
}

/** The names of all units in one language, by code: of recipes and of shops. */
export async function listUnitNames(locale: Locale): Promise<UnitNames> {
  const rows = await db.select({ code: units.code, names: units.names }).from(units);
  const all = [...Object.entries(shopUnits), ...rows.map(({ code, names }) => [code, names] as const)];
  return { ...usUnits[locale], ...Object.fromEntries(all.map(([code, names]) => [code, names[locale]])) };
}

async function findListedRecipes(ids: string[]): Promise<Map<string, ListedRecipe>> {
  const rows = await db
    .select({ id: items.id, pictureId: items.pictureId, text: itemTexts })
    .from(items)
    .innerJoin(itemTexts, eq(itemTexts.itemId, items.id))
    .where(and(inArray(items.id, [...new Set(ids)]), eq(items.type, "recipe"), isPublicItem()));
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
