"use client";
import type { Arrangement } from "#components/ui/desk/use-arrangement.ts";
import { DragGrip } from "#components/ui/drag-grip.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";

interface MoveGripProps {
  /** Of the entry that moves. */
  id: string;
  /** Gives the ids of its controls, which keep the focus when they move. */
  elementId: (part: string) => string;
  label: string;
  arrangement: Arrangement;
}

/** Drags an entry of a list, or moves it with the arrow keys; phones have the buttons alone. */
export function MoveGrip({ id, elementId, label, arrangement }: MoveGripProps) {
  return (
    <div className="hidden sm:block">
      <DragGrip
        id={elementId("grip")}
        label={label}
        onOver={(other) => arrangement.moveOver(id, other)}
        onDrop={() => arrangement.announceDrop(id)}
        onKeyMove={(direction) => arrangement.move(id, direction, elementId("grip"))}
      />
    </div>
  );
}

interface MoveButtonsProps extends Omit<MoveGripProps, "label"> {
  labels: { up: string; down: string };
  isFirst: boolean;
  isLast: boolean;
}

/** Moves an entry of a list up and down; without script each step is submitted with its form. */
export function MoveButtons({ id, elementId, labels, isFirst, isLast, arrangement }: MoveButtonsProps) {
  return (["up", "down"] as const).map((direction) => (
    <button
      key={direction}
      id={elementId(direction)}
      type="submit"
      name="change"
      value={`${direction}:${id}`}
      aria-label={labels[direction]}
      aria-disabled={direction === "up" ? isFirst : isLast}
      className="icon-button aria-disabled:opacity-40"
      onClick={(event) => {
        event.preventDefault();
        arrangement.move(id, direction, elementId(direction));
      }}
    >
      <DialogIcon name={direction === "up" ? "arrowUp" : "arrowDown"} />
    </button>
  ));
}
