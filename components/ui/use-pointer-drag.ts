"use client";
import { useEffect, useRef } from "react";

interface PointerDragOptions {
  /**
   * The pointer is over the entry with this id.
   *
   * @returns false to be called again in the next frame
   */
  onOver: (id: string) => boolean;
  onEnd: () => void;
  onCancel: () => void;
}

/** Distance from the edge of the viewport at which it scrolls, and how far per frame. */
const scrollEdgePx = 72;
const scrollStepPx = 14;
const minTravelPx = 12;

/**
 * Down (1) or up (-1) once the pointer has moved to an edge; a drag that starts at an edge does not
 * scroll at once.
 */
function scrollDirection(y: number, startY: number): -1 | 0 | 1 {
  if (y > window.innerHeight - scrollEdgePx && y > startY + minTravelPx) return 1;
  return y < scrollEdgePx && y < startY - minTravelPx ? -1 : 0;
}

/**
 * Follows the pointer while an entry is dragged, also outside of the list, and scrolls at the edges
 * of the viewport.
 */
export function usePointerDrag(
  handleRef: { current: HTMLElement | null },
  isDragging: boolean,
  options: PointerDragOptions,
) {
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    if (!isDragging) return;
    const handle = handleRef.current;
    // Entries of several lists can be dragged from one into another.
    const list = handle?.closest("[data-entry-lists]") ?? handle?.closest("ul, ol");
    let startY: number | undefined;
    let pointer = { x: -1, y: -1 };
    let frame = 0;
    let isMissed = false;
    const updateTarget = () => {
      const entry = document.elementFromPoint(pointer.x, pointer.y)?.closest<HTMLElement>("[data-entry]");
      const id = list?.contains(entry ?? null) && entry?.dataset.entry;
      isMissed = id ? !latest.current.onOver(id) : false;
    };
    const scroll = () => {
      const direction = scrollDirection(pointer.y, startY ?? pointer.y);
      if (direction !== 0) window.scrollBy({ top: direction * scrollStepPx, behavior: "instant" });
      if (direction !== 0 || isMissed) updateTarget();
      frame = requestAnimationFrame(scroll);
    };
    const follow = (event: PointerEvent) => {
      pointer = { x: event.clientX, y: event.clientY };
      startY ??= pointer.y;
      updateTarget();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    frame = requestAnimationFrame(scroll);
    document.addEventListener("pointermove", follow, { signal });
    document.addEventListener("pointerup", () => latest.current.onEnd(), { signal });
    document.addEventListener("pointercancel", () => latest.current.onCancel(), { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && latest.current.onCancel(), { signal });
    return () => {
      cancelAnimationFrame(frame);
      listeners.abort();
    };
  }, [isDragging, handleRef]);
}
