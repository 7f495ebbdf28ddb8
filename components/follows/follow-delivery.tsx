"use client";
import { loadFollowDelivery, pendingFollows } from "#components/follows/pending-follows.ts";
import { useDelivery } from "#lib/browser/delivery/use-delivery.ts";
import { useSessionUser } from "#lib/browser/use-session-user.ts";

/** Delivers pending follows of the signed-in user, on every page. */
export function FollowDelivery() {
  useDelivery(deliver, useSessionUser()?.id);
  return null;
}

function deliver(): void {
  if (pendingFollows.isEmpty()) return;
  loadFollowDelivery().then(
    ({ deliverFollows }) => deliverFollows(),
    () => {
      // Offline: the next page or connection tries again.
    },
  );
}
