import "server-only";
import { and, eq, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { db } from "#lib/platform/db/client.ts";
import { lockListOwner } from "#lib/platform/db/household.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import { items as siteItems } from "#lib/platform/db/tables/items.ts";
import { shoppingListItems, shoppingListRemovals } from "#lib/platform/db/tables/shopping-lists.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { currentTime, currentTimeMs } from "#lib/platform/time/clock.ts";
import { getActingSession } from "#lib/platform/user-events/acting-session.ts";
import { notifyHousehold } from "#lib/platform/user-events/notify.ts";
import { ShoppingListError } from "./errors.ts";
import { limits } from "./limits.ts";
import { forgetEarliestRemovals } from "./removal-mutations.ts";
import type { NewItemInput, UpdateItemInput } from "./schema.ts";

/*
 * The list of a user who belongs to a household is that of its owner. Every change finds it with
 * `lockListOwner`, at the moment it arrives: a device may have been offline when the user joined or
 * left.
 */

/**
 * Adds items to the user's list, all or none. Items that are on it already stay as they are, and
 * items that were removed after `at` stay removed.
 *
 * @param at when the user added them, maybe long ago on a device without network; now if omitted
 * @throws ShoppingListError "full" when they do not fit, "missing" for an unknown ingredient or
 *   unit without text
 */
export async function addItems(userId: string, added: NewItemInput[], at?: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // The lock makes requests for one list wait for each other, so that the limit holds.
    const ownerId = await lockListOwner(tx, userId);
    const removedIds = await findRemovedIds(tx, ownerId, added, at);
    const rows = await toRows(
      tx,
      ownerId,
      added.filter(({ id }) => !removedIds.has(id)),
    );
    if (rows.length === 0) return;
    const change = { changedAt: at ?? currentTime(), changedBy: getActingSession() };
    await tx
      .insert(shoppingListItems)
      .values(rows.map((row) => ({ ...row, ...change })))
      .onConflictDoNothing();
    const count = await tx.$count(shoppingListItems, eq(shoppingListItems.userId, ownerId));
    if (count > limits.items) throw new ShoppingListError("full");
    await notifyHousehold(tx, ownerId, "shopping-list");
  });
}

/** The ids of items whose removal is later than `at`; earlier removals are forgotten. */
async function findRemovedIds(tx: Transaction, userId: string, added: NewItemInput[], at?: Date): Promise<Set<string>> {
  const { id, removedAt, removedBy } = shoppingListRemovals;
  const isAdded = and(
    eq(shoppingListRemovals.userId, userId),
    inArray(
      id,
      added.map((item) => item.id),
    ),
  );
  await tx.delete(shoppingListRemovals).where(and(isAdded, isNotAfter(removedAt, removedBy, at)));
  return new Set((await tx.select({ id }).from(shoppingListRemovals).where(isAdded)).map((row) => row.id));
}

/**
 * Whether what is stored is not later than a change made at `at`. Changes of one device arrive in
 * their order, so that they need no comparison.
 */
function isNotAfter(storedAt: PgColumn, storedBy: PgColumn, at: Date | undefined): SQL | undefined {
  if (!at) return undefined;
  const sessionId = getActingSession();
  return or(lte(storedAt, at), sessionId ? eq(storedBy, sessionId) : undefined);
}

async function toRows(tx: Transaction, userId: string, added: NewItemInput[]) {
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
        .where(and(inArray(siteItems.id, idsOf("recipe", added)), eq(siteItems.type, "recipe"), isPublicItem()))
    ).map(({ id }) => id),
  );
  const codes = new Set((await tx.select({ code: units.code }).from(units)).map(({ code }) => code));
  const now = currentTimeMs();
  return added.map(({ id, ingredient, recipe, amount, unit, text, ticked }, n) => {
    const isKnown = ingredient && ingredientIds.has(ingredient) && (!unit || codes.has(unit));
    const ingredientId = isKnown ? ingredient : null;
    if (!ingredientId && text === "") throw new ShoppingListError("missing");
    return {
      userId,
      id,
      ingredientId,
      // A recipe that is no longer public does not prevent adding its ingredients.
      recipeId: recipe && recipeIds.has(recipe) ? recipe : null,
      amount: ingredientId ? amount : null,
      unit: ingredientId ? unit : null,
      text: ingredientId ? "" : text,
      isTicked: ticked,
      // Keeps the order of the request.
      createdAt: new Date(now + n),
    };
  });
}

const idsOf = (field: "ingredient" | "recipe", added: NewItemInput[]) => [
  ...new Set(added.flatMap((item) => item[field] ?? [])),
];

/**
 * Changes items of the user's list and ignores unknown ids and items changed after `at`. A text is
 * changed for free text only, an amount for ingredients only.
 *
 * @returns the number of changed items
 */
export async function changeItems(
  userId: string,
  changes: (UpdateItemInput & { id: string })[],
  at?: Date,
): Promise<number> {
  const { ingredientId, isTicked, amount, text } = shoppingListItems;
  // An update changes a row once, however often it is joined.
  const merged = new Map<string, UpdateItemInput & { id: string }>();
  for (const change of changes) merged.set(change.id, { ...merged.get(change.id), ...change });
  return db.transaction(async (tx) => {
    const ownerId = await lockListOwner(tx, userId);
    const changed = await tx
      .update(shoppingListItems)
      .set({
        changedAt: at ?? currentTime(),
        changedBy: getActingSession(),
        isTicked: sql`coalesce(change.ticked, ${isTicked})`,
        amount: sql`case when ${ingredientId} is not null then coalesce(change.amount, ${amount}) end`,
        text: sql`case when ${ingredientId} is null then coalesce(change.text, ${text}) else '' end`,
      })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify([...merged.values()])}::jsonb)
          as change (id uuid, ticked boolean, amount float8, text text)`,
      )
      .where(and(eq(shoppingListItems.userId, ownerId), sql`${shoppingListItems.id} = change.id`, isItemNotAfter(at)))
      .returning({ id: shoppingListItems.id });
    if (changed.length > 0) await notifyHousehold(tx, ownerId, "shopping-list");
    return changed.length;
  });
}

const isItemNotAfter = (at: Date | undefined) =>
  isNotAfter(shoppingListItems.changedAt, shoppingListItems.changedBy, at);

/**
 * Removes items from the user's list and ignores unknown ids and items changed after `at`.
 *
 * @returns the number of removed items
 */
export async function removeItems(userId: string, ids: string[], at?: Date): Promise<number> {
  return ids.length === 0 ? 0 : remove(userId, at, inArray(shoppingListItems.id, ids));
}

/** Removes all items from the user's list. */
export async function clearList(userId: string): Promise<void> {
  await remove(userId, undefined);
}

async function remove(userId: string, at: Date | undefined, condition?: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const ownerId = await lockListOwner(tx, userId);
    const removed = await tx
      .delete(shoppingListItems)
      .where(and(eq(shoppingListItems.userId, ownerId), condition, isItemNotAfter(at)))
      .returning({ id: shoppingListItems.id });
    if (removed.length === 0) return 0;
    const removal = { removedAt: at ?? currentTime(), removedBy: getActingSession() };
    await tx
      .insert(shoppingListRemovals)
      .values(removed.map(({ id }) => ({ userId: ownerId, id, ...removal })))
      .onConflictDoUpdate({ target: [shoppingListRemovals.userId, shoppingListRemovals.id], set: removal });
    await forgetEarliestRemovals(tx, ownerId);
    await notifyHousehold(tx, ownerId, "shopping-list");
    return removed.length;
  });
}
