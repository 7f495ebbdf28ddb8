import { pendingRatings } from "#components/people/ratings/pending-ratings.ts";
import { createLazyQueue } from "#lib/platform/browser/write-queue/lazy-queue.ts";

/** Signed-in users load it with the page, because a deployment removes the files of this build. */
export const loadRatingDelivery = () => import("./deliver-ratings.ts");

/** Delivers ratings and their removals. */
export const ratingQueue = createLazyQueue(pendingRatings, async () => (await loadRatingDelivery()).ratingDelivery);
