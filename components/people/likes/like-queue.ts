import { likeWrites } from "#components/people/likes/like-store.ts";
import { createLazyQueue } from "#lib/platform/browser/write-queue/lazy-queue.ts";

/** Signed-in users load it with the page, because a deployment removes the files of this build. */
export const loadLikeDelivery = () => import("./deliver-likes.ts");

/** Delivers likes and their ends. */
export const likeQueue = createLazyQueue(likeWrites, async () => (await loadLikeDelivery()).likeDelivery);
