"use client";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { moveId, moveIdTo } from "#lib/platform/http/arrangement.ts";

interface ArrangementTexts {
  /** Says where an entry is after a move. */
  moved: (values: { name: string; position: number; count: number }) => string;
  /** Says that the stored order is back. */
  discarded: string;
}

/**
 * The order of a list that an editor has not saved yet. `announcement` belongs into a live region.
 */
export function useArrangement(stored: readonly string[], getName: (id: string) => string, texts: ArrangementTexts) {
  const [order, setOrder] = useState([...stored]);
  const [announcement, announce] = useState("");
  const focusedId = useRef<string>(undefined);

  // An element that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (focusedId.current) document.getElementById(focusedId.current)?.focus();
    focusedId.current = undefined;
  });

  const announcePosition = (id: string, ids: readonly string[]) =>
    announce(texts.moved({ name: getName(id), position: ids.indexOf(id) + 1, count: ids.length }));

  return {
    order,
    announcement,
    isChanged: order.some((id, index) => id !== stored[index]),
    /** @param elementId what keeps the focus */
    move(id: string, direction: "up" | "down", elementId: string) {
      const moved = moveId(order, id, direction);
      focusedId.current = elementId;
      setOrder(moved);
      announcePosition(id, moved);
    },
    moveOver: (id: string, other: string) => setOrder((ids) => moveIdTo(ids, id, ids.indexOf(other))),
    announceDrop: (id: string) => announcePosition(id, order),
    discard() {
      setOrder([...stored]);
      announce(texts.discarded);
    },
  };
}

export type Arrangement = ReturnType<typeof useArrangement>;

/** Asks before the tab is closed or reloaded with an order that is not saved. */
export function useWarningBeforeUnload(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
}
