import { type ChangeOutcome, deliverChange } from "#components/shopping-lists/deliver-changes.ts";
import { addPendingChange, type DeliveryTexts } from "#components/shopping-lists/pending-changes.ts";
import type { ListChange } from "#lib/shopping-lists/list-change.ts";

export type { ChangeOutcome } from "#components/shopping-lists/deliver-changes.ts";

/**
 * Changes the list in the account. The change is stored on the device until it has arrived: without
 * network that counts as done, and a later page or connection delivers it.
 */
export function sendChange(change: ListChange, texts?: DeliveryTexts): Promise<ChangeOutcome> {
  return deliverChange(addPendingChange(change, texts));
}
