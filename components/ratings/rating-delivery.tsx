"use client";
import { loadRatingDelivery, pendingRatings } from "#components/ratings/pending-ratings.ts";
import { useSessionUser } from "#lib/browser/use-session-user.ts";
import { useDelivery } from "#lib/browser/write-queue/use-delivery.ts";

/** Delivers pending ratings of the signed-in user, on every page. */
export function RatingDelivery() {
  useDelivery(deliver, useSessionUser()?.id);
  return null;
}

function deliver(): void {
  if (pendingRatings.isEmpty()) return;
  loadRatingDelivery().then(
    ({ deliverRatings }) => deliverRatings(),
    () => {
      // Offline: the next page or connection tries again.
    },
  );
}
