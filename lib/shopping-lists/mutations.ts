import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { items as siteItems } from "#lib/db/tables/items.ts";
import { shoppingItems } from "#lib/db/tables/shopping.ts";
import { ingredients, units } from "#lib/db/tables/taxonomy.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { limits } from "./entry.ts";
import { ListError } from "./errors.ts";
import type { ItemChange, NewItem } from "./schema.ts";

/**
 * Puts things on a list; what is there already stays as it is. All of it or nothing: throws "full" when it does not fit, "missing" for an
 * ingredient or a unit nobody knows that comes without words.
 */
export async function addItems(userId: string, added: NewItem[]): Promise<void> {
  await db.transaction(async (tx) => {
    // One after the other, so that the limit holds however many add at once.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const rows = await toRows(tx, userId, added);
    await tx.insert(shoppingItems).values(rows).onConflictDoNothing();
    const count = await tx.$count(shoppingItems, eq(shoppingItems.userId, userId));
    if (count > limits.items) throw new ListError("full");
  });
}

async function toRows(tx: Transaction, userId: string, added: NewItem[]) {
  const ingredientIds = new Set(
    (
      await tx
        .select({ id: ingredients.id })
        .from(ingredients)
        .where(inArray(ingredients.id, idsOf("ingredient", added)))
    ).map(({ id }) => id),
  );
  const recipeIds = new Set(
    (
      await tx
        .select({ id: siteItems.id })
        .from(siteItems)
        .where(and(inArray(siteItems.id, idsOf("recipe", added)), eq(siteItems.type, "recipe"), isPublic()))
    ).map(({ id }) => id),
  );
  const codes = new Set((await tx.select({ code: units.code }).from(units)).map(({ code }) => code));
  const now = Date.now();
  return added.map(({ id, ingredient, recipe, amount, unit, text, ticked }, n) => {
    const isKnown = ingredient && ingredientIds.has(ingredient) && (!unit || codes.has(unit));
    const ingredientId = isKnown ? ingredient : null;
    if (!ingredientId && text === "") throw new ListError("missing");
    return {
      userId,
      id,
      ingredientId,
      // A recipe nobody may see any more is no reason not to buy onions.
      recipeId: recipe && recipeIds.has(recipe) ? recipe : null,
      amount: ingredientId ? amount : null,
      unit: ingredientId ? unit : null,
      text: ingredientId ? "" : text,
      isTicked: ticked,
      // The order they were given in.
      createdAt: new Date(now + n),
    };
  });
}

const idsOf = (field: "ingredient" | "recipe", added: NewItem[]) => [
  ...new Set(added.flatMap((item) => item[field] ?? [])),
];

/**
 * Changes what is named of things on a list and answers how many were there. A text changes only where it is somebody's own, an amount
 * only where it is an ingredient's.
 */
export async function changeItems(userId: string, changes: (ItemChange & { id: string })[]): Promise<number> {
  return db.transaction(async (tx) => {
    let count = 0;
    // Always in the same order, so that two devices never wait for each other.
    for (const { id, amount, text, ticked } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const changed = await tx
        .update(shoppingItems)
        .set({
          isTicked: ticked ?? sql`${shoppingItems.isTicked}`,
          ...(amount !== undefined && {
            amount: sql`case when ${shoppingItems.ingredientId} is null then null else ${amount}::float8 end`,
          }),
          ...(text !== undefined && {
            text: sql`case when ${shoppingItems.ingredientId} is null then ${text} else '' end`,
          }),
        })
        .where(and(eq(shoppingItems.userId, userId), eq(shoppingItems.id, id)))
        .returning({ id: shoppingItems.id });
      count += changed.length;
    }
    return count;
  });
}

/** Takes things off a list and answers how many were there. */
export async function removeItems(userId: string, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const removed = await db
    .delete(shoppingItems)
    .where(and(eq(shoppingItems.userId, userId), inArray(shoppingItems.id, ids)))
    .returning({ id: shoppingItems.id });
  return removed.length;
}

/** Takes everything off a list. */
export async function clearList(userId: string): Promise<void> {
  await db.delete(shoppingItems).where(eq(shoppingItems.userId, userId));
}
