import { pendingRatings } from "#components/ratings/pending-ratings.ts";
import { createLazyQueue } from "#lib/browser/write-queue/lazy-queue.ts";

/** Delivers ratings and their removals. */
export const ratingQueue = createLazyQueue(
  pendingRatings,
  async () => (await import("./deliver-ratings.ts")).ratingDelivery,
);
