import type { Locale } from "#lib/platform/i18n/locales.ts";
import { askWorker } from "../worker-request.ts";
import { keepShownPage } from "./keep-page.ts";
import { forgetSavedRecipes, keepSavedRecipes } from "./keep-saved-recipes.ts";
import { registerWorker } from "./register-worker.ts";

let registration: Promise<boolean> | undefined;
/** What the worker was told last from this page. */
let ownerId: string | null | undefined;

/**
 * Registers the service worker once per page load, tells it who is signed in, and has it keep the
 * page that is shown and the user's saved recipes.
 *
 * @param userId undefined while unknown, null when signed out
 */
export async function startOffline(userId: string | null | undefined, locale: Locale): Promise<void> {
  registration ??= registerWorker();
  if (!(await registration)) return;
  if (userId === undefined) return;
  if (userId !== ownerId) {
    ownerId = userId;
    await askWorker({ type: "owner", userId });
  }
  if (userId === null) forgetSavedRecipes();
  await keepShownPage();
  if (userId) await keepSavedRecipes(userId, locale);
}
