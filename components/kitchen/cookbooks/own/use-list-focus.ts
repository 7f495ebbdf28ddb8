"use client";
import { useEffect, useRef } from "react";
import { focusIfLost } from "#components/ui/navigation/focus-if-lost.ts";

/**
 * Restores the focus when an entry with the focus leaves a list, or returns to it: the entry now at
 * its position gets it, without any entry the content of the page.
 *
 * @param findFocusable finds the element of an entry that can be focused
 */
export function useListFocus(
  ids: readonly string[],
  findFocusable: (id: string) => HTMLElement | null | undefined,
): void {
  const previousIds = useRef(ids);
  const latest = useRef(findFocusable);
  latest.current = findFocusable;
  const key = ids.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ids` is a new array with every render of the server
  useEffect(() => {
    const previous = previousIds.current;
    previousIds.current = ids;
    if (previous.length === ids.length) return;
    if (ids.length === 0) return focusIfLost(document.querySelector("main"));
    const changedAt = previous.findIndex((id, index) => id !== ids[index]);
    const id = ids[Math.min(changedAt === -1 ? previous.length : changedAt, ids.length - 1)];
    focusIfLost(latest.current(id ?? ""));
  }, [key]);
}
