"use server";
import { runUserAction } from "#lib/auth/user-action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { parse } from "#lib/http/api.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { throwAsApiError } from "./errors.ts";
import { createUserCookbook } from "./mutations.ts";
import { getSavableTitle, listOwnCookbooks } from "./queries-own.ts";
import type { CookbookOption, SaveModalContent } from "./save-modal-content.ts";
import { createWithItemSchema, loadSaveModalSchema } from "./schema.ts";

/** What the save dialog shows for an item: its messages and the user's cookbooks. */
export async function loadSaveModalAction(input: {
  item: string;
  locale: Locale;
}): Promise<ActionResult<SaveModalContent>> {
  return runUserAction(async (user) => {
    const { item, locale } = parse(input, loadSaveModalSchema);
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
  });
}

/**
 * Creates a cookbook in the save dialog, with the item in it. The same `id` again changes nothing.
 */
export async function createCookbookWithItemAction(input: {
  id: string;
  title: string;
  item: string;
  locale: Locale;
}): Promise<ActionResult<CookbookOption>> {
  return runUserAction(async (user) => {
    const { id: requestedId, title, item, locale } = parse(input, createWithItemSchema);
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
  });
}
