"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction, formOf, previousState } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { setFlashMessageWithoutScript } from "#lib/platform/http/flash-message.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { deletePreferences, dismissQuiz, importPreferences, savePreferences } from "./mutations.ts";
import { deletePreferencesFormSchema, preferencesSchema, savePreferencesFormSchema } from "./schema.ts";

/** Saves the answers of the quiz for the signed-in user. */
export const savePreferencesAction = createAction(
  [previousState, formOf(savePreferencesFormSchema)],
  async (_, { answers, locale, user: userId }): Promise<ActionResult> =>
    finishForm(await runUserAction((user) => savePreferences(user.id, answers), userId), locale),
);

/** Deletes the answers of the signed-in user. */
export const deletePreferencesAction = createAction(
  [previousState, formOf(deletePreferencesFormSchema)],
  async (_, { locale, user: userId }): Promise<ActionResult> => {
    const result = await runUserAction((user) => deletePreferences(user.id), userId);
    if (result.ok && locale) {
      await setFlashMessageWithoutScript("preferencesDeleted", address(locale, "/profile/settings"));
    }
    return finishForm(result, locale);
  },
);

/**
 * Saves answers that were given on this device while signed out; the account keeps its own if it
 * has any.
 *
 * @param userId who is asked to take them, see `runUserAction`
 */
export const importPreferencesAction = createAction(
  [preferencesSchema, z.uuid().optional()],
  (answers, userId): Promise<ActionResult> => runUserAction((user) => importPreferences(user.id, answers), userId),
);

/** Records that the quiz was offered, so that it is not offered again. */
export const dismissQuizAction = createAction(
  [],
  (): Promise<ActionResult> => runUserAction((user) => dismissQuiz(user.id)),
);

/** Renders the page of a form anew, or redirects to the sign-in page. */
function finishForm(result: ActionResult, locale: Locale | undefined): ActionResult {
  if (!locale) return result;
  if (result.ok) refresh();
  else if (result.code === "unauthorized") redirect(address(locale, "/login"));
  return result;
}
