"use client";
import { useEffect } from "react";
import { followGuesses } from "#components/people/likes/follow-guesses.ts";
import { useLikeMessages } from "#components/people/likes/like-messages.tsx";
import { likeQueue, loadLikeDelivery } from "#components/people/likes/like-queue.ts";
import { handleStorageEvent, rereadChanges, setCurrentUser } from "#components/people/likes/like-store.ts";
import { followItemStates } from "#lib/platform/browser/item-state-sync.ts";
import { refreshItemStates } from "#lib/platform/browser/item-states.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import { useUserEvents } from "#lib/platform/browser/use-user-events.ts";
import { useDelivery } from "#lib/platform/browser/write-queue/use-delivery.ts";

/**
 * Keeps the like buttons of a page right: follows the state of their items, and delivers pending
 * likes, also those pressed while signed out.
 */
export function LikesLoader() {
  const messages = useLikeMessages();
  const user = useSessionUser();
  const userId = user === undefined ? undefined : (user?.id ?? null);

  useEffect(followItemStates, []);
  // Other tabs of this browser learn of a like from its storage.
  useUserEvents("likes", userId, ({ isOwn }) => {
    if (!isOwn) refreshItemStates();
  });

  useEffect(() => {
    if (userId === undefined) return;
    setCurrentUser(userId);
    if (userId === null) return;
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && rereadChanges();
    window.addEventListener("storage", handleStorageEvent);
    window.addEventListener("pageshow", handlePageShow);
    return () => {
      window.removeEventListener("storage", handleStorageEvent);
      window.removeEventListener("pageshow", handlePageShow);
    };
  }, [userId]);

  useEffect(() => {
    if (!userId) return;
    loadLikeDelivery().then(
      ({ startLikeDelivery }) => startLikeDelivery(messages),
      () => {
        // The first press tries again.
      },
    );
    return followGuesses(likeQueue.deliver);
  }, [userId, messages]);

  useDelivery(likeQueue.deliver, userId);

  return null;
}
