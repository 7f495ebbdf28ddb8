"use server";
import type { z } from "zod";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { createUserFormAction, runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadMessages } from "#lib/platform/i18n/messages.ts";
import { throwAsApiError } from "./errors.ts";
import { addItem } from "./item-mutations.ts";
import { createUserCookbook } from "./mutations.ts";
import { getSavableTitle, listOwnCookbooks } from "./queries-own.ts";
import { countCookbookCreation } from "./rate-limits.ts";
import { revalidateCookbooks } from "./revalidation.ts";
import type { CookbookOption, SaveModalContent } from "./save-modal-content.ts";
import { createWithItemSchema, loadSaveModalSchema, saveFormSchema } from "./schema.ts";

/** What the save dialog shows for an item: its messages and the user's cookbooks. */
export const loadSaveModalAction = createAction(
  [loadSaveModalSchema],
  (input): Promise<ActionResult<SaveModalContent>> => runUserAction((user) => loadContent(user.id, input)),
);

/**
 * What the dialog does, as a form without script: with `cookbook` or the `title` of a new one it
 * saves the item.
 *
 * @returns what the form shows next
 */
export const saveFormAction = createUserFormAction(saveFormSchema, async (user, { item, locale, cookbook, title }) => {
  if (cookbook !== undefined) {
    const key = { userId: user.id, cookbookId: cookbook, itemId: item };
    revalidateCookbooks(await addItem(key).catch(throwAsApiError));
  } else if (title !== undefined) await createWithItem(user, { title, item, locale });
  return loadContent(user.id, { item, locale });
});

async function loadContent(
  userId: string,
  { item, locale }: { item: string; locale: Locale },
): Promise<SaveModalContent> {
  const [messages, itemTitle, cookbooks] = await Promise.all([
    loadMessages(locale),
    getSavableTitle(userId, item, locale),
    listOwnCookbooks({ userId, locale, itemId: item }),
  ]);
  return {
    messages: messages.cookbooks.saveModal,
    itemTitle,
    cookbooks: cookbooks.map(({ id, title, count, hasItem }) => ({ id, title, count, hasItem })),
  };
}

/**
 * Creates a cookbook in the save dialog, with the item in it. The same `id` again changes nothing.
 */
export const createCookbookWithItemAction = createAction(
  [createWithItemSchema],
  ({ user: userId, ...input }): Promise<ActionResult<CookbookOption>> =>
    runUserAction(async (user) => {
      const { id } = await createWithItem(user, input);
      return { id, title: input.title, count: 1, hasItem: true };
    }, userId),
);

async function createWithItem(
  user: SessionUser,
  { locale, ...input }: Omit<z.infer<typeof createWithItemSchema>, "id" | "user"> & { id?: string },
) {
  await countCookbookCreation(user.id);
  return createUserCookbook({
    ...input,
    summary: "",
    visibility: "private",
    userId: user.id,
    locale: user.locale ?? locale,
  }).catch(throwAsApiError);
}
