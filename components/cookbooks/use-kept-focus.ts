"use client";
import { useEffect, useRef } from "react";

/**
 * Where something has left a list, or come back, and taken the focus with it, the focus goes to what stands in its place; `find` says what
 * of an entry can have it.
 */
export function useKeptFocus(ids: readonly string[], find: (id: string) => HTMLElement | null | undefined): void {
  const before = useRef(ids);
  const latest = useRef(find);
  latest.current = find;
  const key = ids.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids themselves are another array with every answer
  useEffect(() => {
    const former = before.current;
    before.current = ids;
    if (former.length === ids.length || ids.length === 0 || document.activeElement !== document.body) return;
    const at = former.findIndex((id, place) => id !== ids[place]);
    const place = ids[Math.min(at === -1 ? former.length : at, ids.length - 1)];
    latest.current(place ?? "")?.focus({ preventScroll: true });
  }, [key]);
}
