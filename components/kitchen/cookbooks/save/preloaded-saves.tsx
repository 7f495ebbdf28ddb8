"use client";
import { type ReactNode, useLayoutEffect } from "react";
import { savedStore } from "#components/kitchen/cookbooks/save/saved-store.ts";
import { preloadItemStates, refreshItemStates } from "#lib/platform/browser/item-states.ts";

/** Shows the save buttons of these items as saved, before the states of the page are known. */
export function PreloadedSaves({ ids, children }: { ids: string[]; children: ReactNode }) {
  useLayoutEffect(() => {
    preloadItemStates(ids, { isSaved: true });
    // The page contradicts what was known: either may be the older one.
    if (!ids.every(savedStore.isSaved)) refreshItemStates();
  }, [ids]);
  return children;
}
