import {
  addPendingChange,
  type DeliveryTexts,
  type PendingChange,
  pendingChanges,
  type StoredChange,
} from "#components/kitchen/shopping-lists/pending-changes.ts";
import { showToast } from "#components/ui/toast.ts";
import { changeAccountCopy } from "#lib/kitchen/shopping-lists/account-copy.ts";
import { changeListAction } from "#lib/kitchen/shopping-lists/actions.ts";
import { changeDeviceList } from "#lib/kitchen/shopping-lists/device-store.ts";
import type { ListChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import { toChangeInput } from "#lib/kitchen/shopping-lists/serialization.ts";
import { callAction, isRetryable } from "#lib/platform/browser/action-client.ts";
import { sessionStore } from "#lib/platform/browser/session-store.ts";
import { createWriteQueue } from "#lib/platform/browser/write-queue/write-queue.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/**
 * "done": in the account, or stored until it is. "onDevice": the session has ended, and added items
 * are on the list of the device. "outdated": the page is being reloaded, see `callAction`; the next
 * page delivers the change.
 */
export type ChangeOutcome = "done" | "onDevice" | "full" | "failed" | "outdated";

/** Sends changes of the list in the account. */
export const listDelivery = createWriteQueue<PendingChange>(pendingChanges, {
  isOrdered: true,
  send: ({ change, locale, at, userId }) =>
    callAction(() => changeListAction(toChangeInput(change, locale, currentTimeMs() - at), userId)),
  onDone({ userId, change, texts }, isAwaited) {
    // Another user may have signed in meanwhile.
    changeAccountCopy(userId, change);
    if (!isAwaited && texts?.delivered) showToast({ kind: "success", text: texts.delivered, durationMs: 4000 });
  },
  onRefused({ change, texts }, code, isAwaited) {
    if (isAwaited) return;
    // Items that the account refuses later on are offered again from the device.
    if (change.type === "add" && code !== "expired") changeDeviceList(change);
    showFailure(code === "limit" ? texts?.full : texts?.failed);
  },
  onSignedOut(entry) {
    if (entry.change.type === "add" && moveToDevice(entry) === "full") showFailure(entry.texts?.full);
  },
});

/**
 * Changes the list in the account. The change is stored on the device until it has arrived: without
 * network that counts as done, and a later page or connection delivers it.
 */
export function sendChange(change: ListChange, texts?: DeliveryTexts): Promise<ChangeOutcome> {
  return deliverChange(addPendingChange(change, texts));
}

/** Delivers a change that has just been stored, and returns what becomes of it. */
export async function deliverChange(entry: StoredChange): Promise<ChangeOutcome> {
  const result = await listDelivery.submit(entry);
  if (!result || result.ok) return "done";
  if (result.code === "unauthorized") return moveToDevice(entry);
  if (result.code === "outdated") return "outdated";
  if (isRetryable(result.code)) return "done";
  return result.code === "limit" ? "full" : "failed";
}

/** The session has ended: the device has what was added, and other changes have failed. */
function moveToDevice(entry: StoredChange): ChangeOutcome {
  pendingChanges.remove(entry);
  // Another user has signed in.
  if (sessionStore.read()) return "failed";
  const outcome = changeDeviceList(entry.change);
  if (entry.change.type !== "add") return "failed";
  return outcome === "full" ? "full" : "onDevice";
}

function showFailure(text: string | undefined): void {
  if (text) showToast({ kind: "error", text });
}
