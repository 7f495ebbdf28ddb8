"use client";
import { type ReactNode, useLayoutEffect } from "react";
import { likeStore } from "#components/people/likes/like-store.ts";
import { preloadItemStates, refreshItemStates } from "#lib/platform/browser/item-states.ts";

interface PreloadedLikesProps {
  /** Items the server has just read among the user's likes. */
  ids: string[];
  children: ReactNode;
}

/** Shows the like buttons inside as pressed from the beginning, before their states are known. */
export function PreloadedLikes({ ids, children }: PreloadedLikesProps) {
  useLayoutEffect(() => {
    preloadItemStates(ids, { isLiked: true });
    // The page contradicts what was known: either may be the older one.
    if (ids.some(likeStore.isUnliked)) refreshItemStates();
  }, [ids]);
  return <div className="preloaded-likes">{children}</div>;
}
