"use server";
import { refresh } from "next/cache";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { defineCookbookAction } from "./cookbook-action.ts";
import { CookbookError, throwAsApiError } from "./errors.ts";
import { addItem, removeItem, reorderItems, setNote } from "./item-mutations.ts";
import { newCookbookChoice, noteFields } from "./limits.ts";
import { moveItem, moveItemToNewCookbook, undoMoveItem } from "./move-mutations.ts";
import { countCookbookCreation } from "./rate-limits.ts";
import { revalidateCookbooks } from "./revalidation.ts";
import {
  itemKeySchema,
  moveItemSchema,
  type NoteFormState,
  reorderSchema,
  setNoteSchema,
  undoMoveItemSchema,
} from "./schema.ts";

const cookbookHref = ({ locale, id }: { locale: Locale; id: string }) =>
  routeAddress(locale, "/profile/cookbooks/[id]", { id });

const toItemKey = (user: SessionUser, { id, item }: { id: string; item: string }) => ({
  userId: user.id,
  cookbookId: id,
  itemId: item,
});

export const setNoteAction: FormAction<NoteFormState> = createFormAction({
  fields: noteFields,
  schema: setNoteSchema,
  submit: async ({ locale, note, ...key }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    revalidateCookbooks(await setNote({ ...toItemKey(user, key), note }));
    refresh();
    return { status: "sent" };
  },
});

export const addItemAction = defineCookbookAction({
  schema: itemKeySchema,
  change: (user, input) => addItem(toItemKey(user, input)),
  next: cookbookHref,
});

/** Without script the cookbook offers to put the item back. */
export const removeItemAction = defineCookbookAction({
  schema: itemKeySchema,
  change: (user, input) => removeItem(toItemKey(user, input)),
  next: (input) => `${cookbookHref(input)}?removed=${input.item}`,
});

export const moveItemAction = defineCookbookAction({
  schema: moveItemSchema,
  change: async (user, { cookbook, newTitle, newId, ...input }) => {
    const key = toItemKey(user, input);
    if (cookbook !== newCookbookChoice) return moveItem({ ...key, to: cookbook });
    if (newTitle === undefined) throw new CookbookError("titleMissing");
    await countCookbookCreation(user.id);
    const newCookbook = { id: newId, title: newTitle, locale: user.locale ?? input.locale };
    return moveItemToNewCookbook({ ...key, newCookbook });
  },
  next: cookbookHref,
  formHref: (input) => `${cookbookHref(input)}?item=${input.item}`,
  refreshesPage: true,
});

export const undoMoveItemAction = defineCookbookAction({
  schema: undoMoveItemSchema,
  change: (user, { from, isNew, ...input }) => undoMoveItem({ ...toItemKey(user, input), from, deletesFrom: isNew }),
  next: cookbookHref,
  refreshesPage: true,
});

/** Reordering needs script, so no form posts to it. */
export const reorderItemsAction = createAction(
  [reorderSchema],
  ({ id, ids }): Promise<ActionResult> =>
    runUserAction(async (user) => {
      revalidateCookbooks(await reorderItems({ userId: user.id, cookbookId: id, ids }).catch(throwAsApiError));
      refresh();
      return undefined;
    }),
);
