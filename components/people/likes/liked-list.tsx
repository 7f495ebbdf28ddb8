"use client";
import { useRouter } from "next/navigation";
import { createContext, type ReactNode, use, useEffect } from "react";
import { likeStore } from "#components/people/likes/like-store.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** Texts after a like was removed in the list, the first with `{title}`. */
type UnlikeMessages = Record<"removed" | "undo", string>;

interface LikedListProps {
  /** Tells renderings of the page from each other. */
  renderId: string;
  messages: UnlikeMessages;
  children: ReactNode;
}

const UnlikeMessagesContext = createContext<UnlikeMessages>({ removed: "", undo: "" });
export const useUnlikeMessages = () => use(UnlikeMessagesContext);

/** When each rendering of the list was shown first, for the lifetime of the document. */
const shownAt = new Map<string, number>();

/**
 * The list of likes. The router shows a stored rendering on navigation back; it is rendered anew
 * when something was liked since. So is one that was rendered while a press was on its way: it may
 * be in the list and not in the numbers, which are read apart.
 */
export function LikedList({ renderId, messages, children }: LikedListProps) {
  const router = useRouter();

  useEffect(() => {
    const mountedAt = currentTimeMs();
    const firstShownAt = shownAt.get(renderId);
    if (firstShownAt === undefined) shownAt.set(renderId, mountedAt);
    else if (likeStore.hasLikedSince(firstShownAt)) router.refresh();

    let wasPending = false;
    const check = () => {
      const isPending = likeStore.hasPendingUntil(mountedAt);
      if (wasPending && !isPending) router.refresh();
      wasPending = isPending;
    };
    check();
    return likeStore.subscribe(check);
  }, [renderId, router]);

  return <UnlikeMessagesContext value={messages}>{children}</UnlikeMessagesContext>;
}
