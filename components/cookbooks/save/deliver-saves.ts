import { type PendingSave, pendingSaves, type StoredSave } from "#components/cookbooks/save/pending-saves.ts";
import { readPendingSaves } from "#components/cookbooks/save/saved-store.ts";
import { showToast } from "#components/ui/toast.ts";
import { type ActionErrorCode, callAction, isRetryable } from "#lib/browser/action-client.ts";
import { shareSavedState } from "#lib/browser/item-state-sync.ts";
import { sessionStore } from "#lib/browser/session-store.ts";
import { addItemAction, removeItemAction } from "#lib/cookbooks/item-actions.ts";
import { createCookbookWithItemAction } from "#lib/cookbooks/save-actions.ts";
import type { ActionFailure, ActionResult } from "#lib/http/action-result.ts";

export type SaveResult = ActionResult<unknown> | ActionFailure<ActionErrorCode>;

/** While the server cannot be reached, the page tries again after this time. */
const retryDelayMs = 30_000;

/** One change after the other, so that they arrive in the order they were made. */
let queue: Promise<unknown> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Stores a change of the open dialog and delivers it, after those before it. With a retryable code
 * it stays stored and arrives later, see `isRetryable`.
 *
 * @returns undefined when a later change replaced it before it was sent
 */
export function submitSave(save: PendingSave): Promise<SaveResult | undefined> {
  const userId = sessionStore.read()?.id;
  const entry = pendingSaves.add({ ...save, userId });
  readPendingSaves(userId);
  const result = queue.then(() => deliverUntil(entry));
  queue = result;
  return result;
}

/**
 * Delivers the changes an earlier page or connection has left, with a message for each.
 *
 * @returns whether one has arrived
 */
export function deliverSaves(): Promise<boolean> {
  const result = queue.then(async () => {
    const before = pendingSaves.list().length;
    await deliverUntil();
    return pendingSaves.list().length < before;
  });
  queue = result;
  return result;
}

/** Delivers the stored changes up to this one of the dialog, or all. */
async function deliverUntil(own?: StoredSave): Promise<SaveResult | undefined> {
  clearTimeout(timer);
  const userId = sessionStore.read()?.id;
  for (const entry of pendingSaves.list()) {
    if (entry.userId && userId && entry.userId !== userId) continue;
    const isOwn = entry.id === own?.id && entry.at === own.at;
    const result = await send(entry);
    if (!result.ok && isRetryable(result.code)) {
      if (result.code !== "outdated") timer = setTimeout(deliverSaves, retryDelayMs);
      return result;
    }
    if (!result.ok && result.code === "unauthorized") {
      // The dialog tells that its change has failed; older ones wait until their user is back.
      if (own) remove(own);
      return result;
    }
    if (result.ok && entry.isSaved !== undefined) shareSavedState(entry.item, entry.isSaved);
    remove(entry);
    if (isOwn) return result;
    showResult(entry, result);
  }
  return undefined;
}

function remove(entry: StoredSave): void {
  pendingSaves.remove(entry);
  readPendingSaves(sessionStore.read()?.id);
}

function send({ cookbook: id, item, locale, hasItem, newTitle }: StoredSave): Promise<SaveResult> {
  if (newTitle !== undefined) {
    return callAction(() => createCookbookWithItemAction({ id, title: newTitle, item, locale }));
  }
  return callAction(() => (hasItem ? addItemAction({ id, item, locale }) : removeItemAction({ id, item, locale })));
}

function showResult({ texts }: StoredSave, result: SaveResult): void {
  if (result.ok) return void showToast({ kind: "success", text: texts.done, durationMs: 4000 });
  const { code } = result;
  showToast({ kind: "error", text: code === "limit" || code === "missing" ? texts[code] : texts.failed });
}
