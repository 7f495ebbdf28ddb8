"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { runUserAction } from "#lib/auth/user-action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { parse } from "#lib/http/api.ts";
import { setFlashMessageWithoutScript } from "#lib/http/flash-message.ts";
import { isLocale } from "#lib/i18n/locales.ts";
import { address } from "#lib/routing/address.ts";
import { deletePreferences, dismissQuiz, importPreferences, savePreferences } from "./mutations.ts";
import { preferencesSchema, savePreferencesFormSchema } from "./schema.ts";

/** Saves the answers of the quiz for the signed-in user. */
export async function savePreferencesAction(_previous: ActionResult | null, form: FormData): Promise<ActionResult> {
  const result = await runUserAction(async (user) => {
    const { answers } = parse({ answers: form.get("answers") }, savePreferencesFormSchema);
    await savePreferences(user.id, answers);
  });
  return finishForm(result, form);
}

/** Deletes the answers of the signed-in user. */
export async function deletePreferencesAction(_previous: ActionResult | null, form: FormData): Promise<ActionResult> {
  const result = await runUserAction((user) => deletePreferences(user.id));
  const locale = form.get("locale");
  if (result.ok && isLocale(locale)) {
    await setFlashMessageWithoutScript("preferencesDeleted", address(locale, "/profile/settings"));
  }
  return finishForm(result, form);
}

/**
 * Saves answers that were given on this device while signed out; the account keeps its own if it
 * has any.
 */
export async function importPreferencesAction(answers: unknown): Promise<ActionResult> {
  return runUserAction((user) => importPreferences(user.id, parse(answers, preferencesSchema)));
}

/** Records that the quiz was offered, so that it is not offered again. */
export async function dismissQuizAction(): Promise<ActionResult> {
  return runUserAction((user) => dismissQuiz(user.id));
}

/**
 * Renders the page of a form anew, or redirects to the sign-in page. Forms send their `locale`; the
 * quiz sends none, because it opens the result page itself, with or without a session.
 */
function finishForm(result: ActionResult, form: FormData): ActionResult {
  const locale = form.get("locale");
  if (!isLocale(locale)) return result;
  if (result.ok) refresh();
  else if (result.code === "unauthorized") redirect(address(locale, "/login"));
  return result;
}
