import type { DeliveryWords } from "#components/likes/deliver-likes.ts";
import { listUnsent } from "#components/likes/hearts.ts";

/** Delivers what waits, if anything does. The code for it comes with the first thing to deliver. */
export function deliver(words: DeliveryWords): void {
  if (listUnsent().length === 0) return;
  import("./deliver-likes.ts").then(
    ({ deliverLikes }) => deliverLikes(words),
    () => {
      // Not even the code arrives: the next press, page or connection tries again.
    },
  );
}
