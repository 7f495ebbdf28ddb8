import { likeWrites } from "#components/likes/like-store.ts";
import { createLazyQueue } from "#lib/browser/write-queue/lazy-queue.ts";

/** Delivers likes and their ends. */
export const likeQueue = createLazyQueue(likeWrites, async () => (await import("./deliver-likes.ts")).likeDelivery);
