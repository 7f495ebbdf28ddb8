"use client";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { likeQueue } from "#components/people/likes/like-queue.ts";
import { likeStore, setLike } from "#components/people/likes/like-store.ts";
import { useUnlikeMessages } from "#components/people/likes/liked-list.tsx";
import { unlikedItems } from "#components/people/likes/unliked-items.ts";
import { showToast } from "#components/ui/toast.ts";

interface LikedItemProps {
  id: string;
  title: string;
  /** Likes of the item. */
  count: number;
  /** Its card. */
  children: ReactNode;
}

const undoMs = 10_000;

/**
 * An entry of the list of likes, as long as it is liked. A toast offers to undo what was pressed
 * here.
 */
export function LikedItem({ id, title, count, children }: LikedItemProps) {
  const { removed, undo } = useUnlikeMessages();
  const isUnliked = useSyncExternalStore(
    likeStore.subscribe,
    () => likeStore.isUnliked(id),
    () => false,
  );
  const entry = useRef<HTMLLIElement>(null);
  /** The entry to focus when this one is removed by its own button. */
  const neighbor = useRef<Element | null>(undefined);

  useLayoutEffect(() => (isUnliked ? unlikedItems.add(id) : undefined), [isUnliked, id]);

  useEffect(() => {
    if (!isUnliked || neighbor.current === undefined) return;
    focusEntry(neighbor.current);
    neighbor.current = undefined;
    const like = () => void likeQueue.submit(setLike(id, count, true));
    const text = removed.replace("{title}", () => title);
    showToast({ kind: "success", text, action: { label: undo, run: like }, durationMs: undoMs });
  }, [isUnliked, id, title, count, removed, undo]);

  function handleClickCapture({ target }: React.MouseEvent) {
    const isLikeButton = target instanceof Element && target.closest("button.like") !== null;
    neighbor.current = isLikeButton ? findNeighbor(entry.current) : undefined;
  }

  if (isUnliked) return null;
  return (
    <li ref={entry} className="min-w-0" onClickCapture={handleClickCapture}>
      {children}
    </li>
  );
}

function findNeighbor(entry: Element | null): Element | null {
  return entry?.nextElementSibling ?? entry?.previousElementSibling ?? null;
}

/** Focuses the like button of an entry, or the heading above the empty list. */
function focusEntry(entry: Element | null): void {
  const button = entry?.querySelector<HTMLElement>("button.like");
  const target = button ?? document.querySelector<HTMLElement>("main [role=status]");
  target?.focus({ preventScroll: true });
}
