"use server";
import type { z } from "zod";
import { runUserAction } from "#lib/auth/user-action.ts";
import { runAction } from "#lib/http/action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { parse } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import type { AddModalContent } from "./addable-recipe.ts";
import { throwAsApiError } from "./errors.ts";
import { addItems, changeItems, removeItems } from "./mutations.ts";
import { getAddableRecipe, listUnitNames } from "./queries.ts";
import { type ListChangeInput, listChangeSchema, loadAddModalSchema } from "./schema.ts";

/**
 * Changes the user's list. Items that are not on it are ignored.
 *
 * @param userId who made the change: a device delivers it later, and another account may be signed
 *   in by then
 */
export async function changeListAction(input: ListChangeInput, userId?: string): Promise<ActionResult> {
  return runUserAction(async ({ id }) => {
    if (userId !== undefined && userId !== id) throw new ApiError("unauthorized");
    await changeList(id, parse(input, listChangeSchema)).catch(throwAsApiError);
    return undefined;
  });
}

async function changeList(userId: string, change: z.infer<typeof listChangeSchema>): Promise<void> {
  const at = new Date(Date.now() - (change.age ?? 0));
  if (change.type === "add") await addItems(userId, change.items, at);
  else if (change.type === "change") await changeItems(userId, change.items, at);
  else await removeItems(userId, change.ids, at);
}

/**
 * What the dialog shows that adds the ingredients of a recipe. The same for all users, signed in or
 * not.
 */
export async function loadAddModalAction(input: {
  recipe: string;
  locale: Locale;
}): Promise<ActionResult<AddModalContent>> {
  return runAction(async () => {
    const { recipe: recipeId, locale } = parse(input, loadAddModalSchema);
    const [recipe, units, messages] = await Promise.all([
      getAddableRecipe(recipeId),
      listUnitNames(locale),
      loadMessages(locale),
    ]);
    if (!recipe) throw new ApiError("missing");
    return { ...recipe, units, messages: messages.shoppingLists.addModal };
  });
}
