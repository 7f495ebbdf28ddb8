"use server";
import { runUserAction } from "#lib/auth/user-action.ts";
import { createAction } from "#lib/http/action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { throwAsApiError } from "./errors.ts";
import { createUserCookbook } from "./mutations.ts";
import { getSavableTitle, listOwnCookbooks } from "./queries-own.ts";
import type { CookbookOption, SaveModalContent } from "./save-modal-content.ts";
import { createWithItemSchema, loadSaveModalSchema } from "./schema.ts";

/** What the save dialog shows for an item: its messages and the user's cookbooks. */
export const loadSaveModalAction = createAction(
  [loadSaveModalSchema],
  ({ item, locale }): Promise<ActionResult<SaveModalContent>> =>
    runUserAction(async (user) => {
      const [messages, itemTitle, cookbooks] = await Promise.all([
        loadMessages(locale),
        getSavableTitle(user.id, item, locale),
        listOwnCookbooks({ userId: user.id, locale, itemId: item }),
      ]);
      return {
        messages: messages.cookbooks.saveModal,
        itemTitle,
        cookbooks: cookbooks.map(({ id, title, count, hasItem }) => ({ id, title, count, hasItem })),
      };
    }),
);

/**
 * Creates a cookbook in the save dialog, with the item in it. The same `id` again changes nothing.
 */
export const createCookbookWithItemAction = createAction(
  [createWithItemSchema],
  ({ id: requestedId, title, item, locale }): Promise<ActionResult<CookbookOption>> =>
    runUserAction(async (user) => {
      const { id } = await createUserCookbook({
        id: requestedId,
        title,
        item,
        summary: "",
        visibility: "private",
        userId: user.id,
        locale: user.locale ?? locale,
      }).catch(throwAsApiError);
      return { id, title, count: 1, hasItem: true };
    }),
);
