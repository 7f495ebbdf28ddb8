"use client";
import { followQueue } from "#components/follows/follow-queue.ts";
import { ratingQueue } from "#components/ratings/rating-queue.ts";
import { listQueue } from "#components/shopping-lists/list-queue.ts";
import { useSessionUser } from "#lib/browser/use-session-user.ts";
import { useDelivery } from "#lib/browser/write-queue/use-delivery.ts";

/** Delivers on every page what the signed-in user has pressed on earlier ones. */
export function PendingWrites() {
  useDelivery(deliver, useSessionUser()?.id);
  return null;
}

function deliver(): void {
  for (const queue of [ratingQueue, followQueue, listQueue]) void queue.deliver();
}
