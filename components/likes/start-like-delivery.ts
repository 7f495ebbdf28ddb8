import type { DeliveryMessages } from "#components/likes/deliver-likes.ts";
import { listPending } from "#components/likes/like-store.ts";

/**
 * Loads the code that delivers likes. Signed-in users load it with the page, because a deployment
 * removes the files of this build.
 */
export const loadLikeDelivery = () => import("./deliver-likes.ts");

/** Delivers pending likes, if there are any; see `deliverLikes`. */
export function startLikeDelivery(messages: DeliveryMessages, onSignedOut?: () => void): void {
  if (listPending().length === 0) return;
  loadLikeDelivery().then(
    ({ deliverLikes }) => deliverLikes(messages, onSignedOut),
    () => {
      // Offline: the next press, page or connection tries again.
    },
  );
}
