"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { ReorderState } from "#components/kitchen/cookbooks/entries/use-reorder.ts";
import { usePointerDrag } from "#components/ui/use-pointer-drag.ts";

interface DragHandleProps {
  id: string;
  title: string;
  order: ReorderState;
  /** Id of the sentence that describes the keys. */
  helpId: string;
  icon: ReactNode;
  announce: (text: string) => void;
}

const keyMoves: Record<string, (index: number, last: number) => number> = {
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves one entry: dragged with mouse or finger, or with the space bar and the arrow keys. */
export function DragHandle({ id, title, order, helpId, icon, announce }: DragHandleProps) {
  const t = useTranslations("cookbooks.entries");
  const ref = useRef<HTMLButtonElement>(null);
  const count = order.ids.length;
  const isHeldByKey = order.held?.id === id && order.held?.by === "key";
  const announceState = (state: "grabbed" | "moved" | "dropped" | "cancelled", index = order.indexOf(id)) =>
    announce(t(state, { title, position: index + 1, count }));

  // An element that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (isHeldByKey && order.ids.includes(id)) ref.current?.focus();
  }, [isHeldByKey, order.ids, id]);

  const startDrag = usePointerDrag(ref, {
    onGrab: () => order.grab(id, "pointer"),
    onOver: (target) => order.moveTo(id, order.indexOf(target)),
    onDrop: () => {
      void order.drop();
      announceState("dropped");
    },
    onCancel: order.cancel,
  });

  function handleKeyDown(event: KeyboardEvent) {
    const move = keyMoves[event.key];
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      if (isHeldByKey) {
        void order.drop();
        announceState("dropped");
      } else {
        order.grab(id, "key");
        announceState("grabbed");
      }
    } else if (isHeldByKey && move) {
      event.preventDefault();
      announceState("moved", order.moveTo(id, move(order.indexOf(id), count - 1)));
    } else if (isHeldByKey && (event.key === "Escape" || event.key === "Tab")) {
      if (event.key === "Escape") event.preventDefault();
      const before = order.held?.before.indexOf(id);
      order.cancel();
      announceState("cancelled", before);
    }
  }

  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isHeldByKey}
      aria-label={t("grip", { title, position: order.indexOf(id) + 1, count })}
      aria-describedby={helpId}
      className="icon-button drag-handle"
      onKeyDown={handleKeyDown}
      onPointerDown={order.held ? undefined : startDrag}
    >
      {icon}
    </button>
  );
}
