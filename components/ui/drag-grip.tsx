"use client";
import { type KeyboardEvent, useRef } from "react";
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
  const handlePointerDown = usePointerDrag(ref, { onOver, onDrop });

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
      onPointerDown={handlePointerDown}
    >
      <DialogIcon name="grip" />
    </button>
  );
}
