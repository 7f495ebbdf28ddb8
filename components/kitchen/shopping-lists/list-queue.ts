import { pendingChanges } from "#components/kitchen/shopping-lists/pending-changes.ts";
import { createLazyQueue } from "#lib/platform/browser/write-queue/lazy-queue.ts";

/** Delivers changes of the list in the account. */
export const listQueue = createLazyQueue(
  pendingChanges,
  async () => (await import("./deliver-changes.ts")).listDelivery,
);
