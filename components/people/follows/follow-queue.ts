import { pendingFollows } from "#components/people/follows/pending-follows.ts";
import { createLazyQueue } from "#lib/platform/browser/write-queue/lazy-queue.ts";

/** Delivers follows and their ends. */
export const followQueue = createLazyQueue(
  pendingFollows,
  async () => (await import("./deliver-follows.ts")).followDelivery,
);
