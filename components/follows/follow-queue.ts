import { pendingFollows } from "#components/follows/pending-follows.ts";
import { createLazyQueue } from "#lib/browser/write-queue/lazy-queue.ts";

/** Delivers follows and their ends. */
export const followQueue = createLazyQueue(
  pendingFollows,
  async () => (await import("./deliver-follows.ts")).followDelivery,
);
