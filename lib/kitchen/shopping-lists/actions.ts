"use server";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { createUserFormAction, runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { parse } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import { loadMessages } from "#lib/platform/i18n/messages.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { toListItem } from "./addable-recipe.ts";
import { throwAsApiError } from "./errors.ts";
import { addItems, changeItems, removeItems } from "./mutations.ts";
import { getAddableRecipe, listUnitNames } from "./queries.ts";
import { addRecipeFormSchema, listChangeSchema } from "./schema.ts";
import { toChangeInput } from "./serialization.ts";

/**
 * Changes the user's list. Items that are not on it are ignored.
 *
 * @param userId who made the change, see `runUserAction`
 */
export const changeListAction = createAction(
  [listChangeSchema, z.uuid().optional()],
  (change, userId): Promise<ActionResult> =>
    runUserAction(async ({ id }) => {
      await changeList(id, change).catch(throwAsApiError);
      return undefined;
    }, userId),
);

async function changeList(userId: string, change: z.infer<typeof listChangeSchema>): Promise<void> {
  const at = new Date(currentTimeMs() - (change.age ?? 0));
  if (change.type === "add") await addItems(userId, change.items, at);
  else if (change.type === "change") await changeItems(userId, change.items, at);
  else await removeItems(userId, change.ids, at);
}

/**
 * Adds the ingredients of a recipe but its staples, for its own servings: `id` and `locale` of a
 * form without script. With script a dialog asks what to add.
 *
 * @returns the words that say so
 */
export const addRecipeAction = createUserFormAction(addRecipeFormSchema, async ({ id: userId }, { id, locale }) => {
  const [addable, units, { shoppingLists }] = await Promise.all([
    getAddableRecipe(id),
    listUnitNames(locale),
    loadMessages(locale),
  ]);
  if (!addable) throw new ApiError("missing");
  const { recipe, ingredients } = addable;
  const items = ingredients
    .filter(({ isStaple }) => !isStaple)
    .map((row) => toListItem({ ...row, id: randomUUID() }, { recipe, locale, units, factor: 1 }));
  const { addNone, onList, onListOne } = shoppingLists.addModal;
  if (items.length === 0) return addNone;
  const change = toChangeInput({ type: "add", items }, locale, 0);
  await changeList(userId, parse(change, listChangeSchema)).catch(throwAsApiError);
  return interpolate(items.length === 1 ? onListOne : onList, { count: items.length });
});
