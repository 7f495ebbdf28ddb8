"use client";
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";

interface PointerDragOptions {
  /** The entry is taken. */
  onGrab?: () => void;
  /** The pointer has come over the entry with this id. */
  onOver: (id: string) => void;
  /** The entry is let go. */
  onDrop?: () => void;
  onCancel?: () => void;
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
 *
 * @returns the `onPointerDown` of the handle
 */
export function usePointerDrag(handleRef: { current: HTMLElement | null }, options: PointerDragOptions) {
  const [isDragging, setDragging] = useState(false);
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
    let lastOver = "";
    const updateTarget = () => {
      const entry = document.elementFromPoint(pointer.x, pointer.y)?.closest<HTMLElement>("[data-entry]");
      const id = list?.contains(entry ?? null) && entry?.dataset.entry;
      // What was moved is below the pointer afterwards; only another entry moves it again.
      if (id && id !== lastOver) latest.current.onOver(id);
      if (id) lastOver = id;
    };
    const scroll = () => {
      const direction = scrollDirection(pointer.y, startY ?? pointer.y);
      if (direction !== 0) {
        window.scrollBy({ top: direction * scrollStepPx, behavior: "instant" });
        updateTarget();
      }
      frame = requestAnimationFrame(scroll);
    };
    const follow = (event: PointerEvent) => {
      pointer = { x: event.clientX, y: event.clientY };
      startY ??= pointer.y;
      updateTarget();
    };
    const cancel = () => {
      setDragging(false);
      latest.current.onCancel?.();
    };
    const drop = () => {
      setDragging(false);
      latest.current.onDrop?.();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    frame = requestAnimationFrame(scroll);
    document.addEventListener("pointermove", follow, { signal });
    document.addEventListener("pointerup", drop, { signal });
    document.addEventListener("pointercancel", cancel, { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && cancel(), { signal });
    return () => {
      cancelAnimationFrame(frame);
      listeners.abort();
    };
  }, [isDragging, handleRef]);

  return (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    setDragging(true);
    latest.current.onGrab?.();
  };
}
