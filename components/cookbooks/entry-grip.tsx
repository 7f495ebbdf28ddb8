"use client";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { Order } from "#components/cookbooks/use-order.ts";
import type { GripWords } from "#components/cookbooks/words.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";

interface EntryGripProps {
  id: string;
  title: string;
  order: Order;
  words: GripWords;
  /** Id of the sentence that says which keys do what. */
  helpId: string;
  icon: ReactNode;
  say: (text: string) => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Picks up one entry: dragged by mouse or finger, or by keyboard with the space bar and the arrow keys. */
export function EntryGrip({ id, title, order, words, helpId, icon, say }: EntryGripProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const count = order.order.length;
  const isHeld = order.hold?.id === id;
  const isHeldByKey = isHeld && order.hold?.by === "key";
  const tell = (word: keyof GripWords, at = order.indexOf(id)) =>
    say(fillIn(words[word], { title, position: at + 1, count }));

  // A browser takes the focus from what is moved in the page.
  useLayoutEffect(() => {
    if (isHeldByKey && order.order.includes(id)) ref.current?.focus();
  }, [isHeldByKey, order.order, id]);

  useDragging(ref, isHeld && order.hold?.by === "pointer", {
    over: (target) => {
      // Before the page has followed, another entry is only seemingly below the pointer.
      if (!order.isShown()) return false;
      if (target !== id) order.place(id, order.indexOf(target));
      return true;
    },
    end: () => {
      void order.drop();
      tell("dropped");
    },
    cancel: order.cancel,
  });

  function pressKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      if (isHeldByKey) {
        void order.drop();
        tell("dropped");
      } else {
        order.grab(id, "key");
        tell("grabbed");
      }
    } else if (isHeldByKey && step) {
      event.preventDefault();
      tell("moved", order.place(id, step(order.indexOf(id), count - 1)));
    } else if (isHeldByKey && (event.key === "Escape" || event.key === "Tab")) {
      if (event.key === "Escape") event.preventDefault();
      const before = order.hold?.before.indexOf(id);
      order.cancel();
      tell("cancelled", before);
    }
  }

  function startDragging(event: PointerEvent) {
    if (event.button !== 0 || order.hold) return;
    order.grab(id, "pointer");
  }

  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isHeldByKey}
      aria-label={fillIn(words.grip, { title, position: order.indexOf(id) + 1, count })}
      aria-describedby={helpId}
      className="icon-button entry-grip"
      onKeyDown={pressKey}
      onPointerDown={startDragging}
    >
      {icon}
    </button>
  );
}

interface Dragging {
  /** The pointer is over the entry with this id. False asks to be told again in the next frame. */
  over: (id: string) => boolean;
  end: () => void;
  cancel: () => void;
}

/** Pixels from the edge of the window at which it begins to scroll, and how far it goes per frame. */
const edge = 72;
const speed = 14;
const slack = 12;

/** Down (1) or up (-1) once the pointer has gone to an edge; where it was picked up at an edge, nothing scrolls by itself. */
function directionOf(y: number, from: number): -1 | 0 | 1 {
  if (y > window.innerHeight - edge && y > from + slack) return 1;
  return y < edge && y < from - slack ? -1 : 0;
}

/** Follows the pointer from the moment something is held, whatever it is over, and scrolls at the edges of the window. */
function useDragging(grip: { current: HTMLElement | null }, isDragging: boolean, dragging: Dragging) {
  const latest = useRef(dragging);
  latest.current = dragging;

  useEffect(() => {
    if (!isDragging) return;
    const list = grip.current?.closest("ul, ol");
    let from: number | undefined;
    let at = { x: -1, y: -1 };
    let frame = 0;
    let isMissed = false;
    const look = () => {
      const entry = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>("[data-entry]");
      const id = list?.contains(entry ?? null) && entry?.dataset.entry;
      isMissed = id ? !latest.current.over(id) : false;
    };
    const scroll = () => {
      const down = directionOf(at.y, from ?? at.y);
      if (down !== 0) window.scrollBy({ top: down * speed, behavior: "instant" });
      if (down !== 0 || isMissed) look();
      frame = requestAnimationFrame(scroll);
    };
    const follow = (event: globalThis.PointerEvent) => {
      at = { x: event.clientX, y: event.clientY };
      from ??= at.y;
      look();
    };
    const end = () => latest.current.end();
    const cancel = () => latest.current.cancel();
    const cancelByKey = (event: globalThis.KeyboardEvent) => event.key === "Escape" && cancel();
    frame = requestAnimationFrame(scroll);
    document.addEventListener("pointermove", follow);
    document.addEventListener("pointerup", end);
    document.addEventListener("pointercancel", cancel);
    document.addEventListener("keydown", cancelByKey);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("pointermove", follow);
      document.removeEventListener("pointerup", end);
      document.removeEventListener("pointercancel", cancel);
      document.removeEventListener("keydown", cancelByKey);
    };
  }, [isDragging, grip]);
}
