import { deletePreferencesAction, savePreferencesAction } from "#lib/people/preferences/actions.ts";
import { toAnswersQuery } from "#lib/people/preferences/answers-query.ts";
import type { Preferences } from "#lib/people/preferences/preferences.ts";
import { pendingPreferencesKey } from "#lib/people/preferences/storage-key.ts";
import { type ActionErrorCode, callAction, isRetryable } from "#lib/platform/browser/action-client.ts";
import { toFormData } from "#lib/platform/browser/forms/to-form-data.ts";
import { createPendingStore } from "#lib/platform/browser/write-queue/pending-store.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";

interface PendingPreferences {
  /** Id of the user whose account is meant. */
  id: string;
  /** Null to delete the answers. */
  preferences: Preferences | null;
}

const store = createPendingStore<PendingPreferences>(pendingPreferencesKey);

/**
 * Returns the answers of a user that have not reached the account yet; undefined when there are
 * none.
 */
export function findPendingPreferences(userId: string): Preferences | null | undefined {
  return store.list().find(({ id }) => id === userId)?.preferences;
}

/**
 * Writes the answers of a user to the account; null deletes them. They are stored on the device
 * first, so that the next page delivers them when this one is left too early or the server cannot
 * be reached.
 */
export async function writePreferences(userId: string, preferences: Preferences | null): Promise<void> {
  store.add({ id: userId, preferences });
  await deliverPreferences(userId);
}

/** Delivers the stored answers of a user; they stay stored when a later attempt may succeed. */
export async function deliverPreferences(userId: string): Promise<void> {
  for (const expired of store.listExpired()) store.remove(expired);
  const entry = store.list().find(({ id }) => id === userId);
  if (!entry) return;
  const { preferences } = entry;
  const form = toFormData({ answers: preferences ? toAnswersQuery(preferences) : undefined, user: userId });
  const action = preferences ? savePreferencesAction : deletePreferencesAction;
  const result = await callAction(() => action(null, form));
  if (!mayArriveLater(result)) store.remove(entry);
}

/**
 * Sends a form that shows its own failure. The answers stay stored only when the page is left or
 * reloaded before it has a result.
 */
export async function sendPreferencesForm(
  userId: string,
  preferences: Preferences | null,
  send: () => Promise<ActionResult>,
) {
  const entry = store.add({ id: userId, preferences });
  let isOutdated = false;
  try {
    const result = await callAction(send);
    isOutdated = !result.ok && result.code === "outdated";
    return result;
  } finally {
    if (!isOutdated) store.remove(entry);
  }
}

/** Without a session the answers wait, at most a day, until their user is signed in again. */
function mayArriveLater(result: ActionResult | { ok: false; code: ActionErrorCode }): boolean {
  return !result.ok && (result.code === "unauthorized" || isRetryable(result.code));
}
