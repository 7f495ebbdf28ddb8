import { type PendingSave, pendingSaves, type StoredSave } from "#components/kitchen/cookbooks/save/pending-saves.ts";
import { showToast } from "#components/ui/toast.ts";
import { addItemAction, removeItemAction } from "#lib/kitchen/cookbooks/item-actions.ts";
import { createCookbookWithItemAction } from "#lib/kitchen/cookbooks/save-actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { shareSavedState } from "#lib/platform/browser/item-state-sync.ts";
import { createWriteQueue, type WriteResult } from "#lib/platform/browser/write-queue/write-queue.ts";

/** Sends changes of the save dialog. It shows the results of its own; later ones have a message. */
export const saveDelivery = createWriteQueue<PendingSave>(pendingSaves, {
  isOrdered: true,
  send,
  onDone({ item, isSaved, texts }, isAwaited) {
    if (isSaved !== undefined) shareSavedState(item, isSaved);
    if (!isAwaited) showToast({ kind: "success", text: texts.done, durationMs: 4000 });
  },
  onRefused({ texts }, code, isAwaited) {
    const text = code === "limit" || code === "missing" ? texts[code] : texts.failed;
    if (!isAwaited) showToast({ kind: "error", text });
  },
});

function send({ cookbook: id, item, locale, hasItem, newTitle, userId: user }: StoredSave): Promise<WriteResult> {
  if (newTitle !== undefined) {
    return callAction(() => createCookbookWithItemAction({ id, title: newTitle, item, locale, user }));
  }
  return callAction(() => (hasItem ? addItemAction : removeItemAction)({ id, item, locale, user }));
}

/**
 * Stores a change of the open dialog and delivers it, after those before it. Without a session it
 * is refused, unlike those of earlier pages, which wait for their user.
 *
 * @returns as `submit` of the queue
 */
export async function submitSave(save: PendingSave): Promise<WriteResult | undefined> {
  const entry = pendingSaves.add(save);
  const result = await saveDelivery.submit(entry);
  if (result?.ok === false && result.code === "unauthorized") pendingSaves.remove(entry);
  return result;
}
