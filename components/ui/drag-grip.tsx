"use client";
import { type KeyboardEvent, useRef, useState } from "react";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { usePointerDrag } from "#components/ui/use-pointer-drag.ts";

interface DragGripProps {
  id: string;
  label: string;
  /** The pointer is over another entry, by its `data-entry`. */
  onOver: (entry: string) => void;
  /** The entry was let go. */
  onDrop?: () => void;
  /** An arrow key was pressed. */
  onKeyMove: (direction: "up" | "down") => void;
}

/** Moves an entry: dragged with a pointer, or with the arrow keys. */
export function DragGrip({ id, label, onOver, onDrop, onKeyMove }: DragGripProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isDragging, setDragging] = useState(false);
  const lastOver = useRef("");
  usePointerDrag(ref, isDragging, {
    onOver: (entry) => {
      // What was moved is below the pointer afterwards; only another entry moves it again.
      if (entry !== lastOver.current) onOver(entry);
      lastOver.current = entry;
      return true;
    },
    onEnd: () => {
      setDragging(false);
      onDrop?.();
    },
    onCancel: () => setDragging(false),
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onKeyMove(event.key === "ArrowUp" ? "up" : "down");
  }

  return (
    <button
      ref={ref}
      id={id}
      type="button"
      aria-label={label}
      className="icon-button draft-grip"
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        lastOver.current = "";
        setDragging(true);
      }}
    >
      <DialogIcon name="grip" />
    </button>
  );
}
