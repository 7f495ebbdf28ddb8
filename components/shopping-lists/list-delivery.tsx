"use client";
import { hasNoPendingChange } from "#components/shopping-lists/pending-changes.ts";
import { useSessionUser } from "#lib/browser/use-session-user.ts";
import { useDelivery } from "#lib/browser/write-queue/use-delivery.ts";

/** Delivers pending changes of the signed-in user's list, on every page. */
export function ListDelivery() {
  useDelivery(deliver, useSessionUser()?.id);
  return null;
}

function deliver(): void {
  if (hasNoPendingChange()) return;
  import("#components/shopping-lists/deliver-changes.ts").then(
    ({ deliverChanges }) => deliverChanges(),
    () => {
      // Offline: the next page or connection tries again.
    },
  );
}
