"use client";
import { listQueue } from "#components/kitchen/shopping-lists/list-queue.ts";
import { followQueue } from "#components/people/follows/follow-queue.ts";
import { ratingQueue } from "#components/people/ratings/rating-queue.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import { useDelivery } from "#lib/platform/browser/write-queue/use-delivery.ts";

/** Delivers on every page what the signed-in user has pressed on earlier ones. */
export function PendingWrites() {
  useDelivery(deliver, useSessionUser()?.id);
  return null;
}

function deliver(): void {
  for (const queue of [ratingQueue, followQueue, listQueue]) void queue.deliver();
}
