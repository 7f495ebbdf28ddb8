"use client";
import { useTranslations } from "next-intl";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";

interface MoveButtonsProps {
  /** Prefix of the buttons' ids: "…-up" and "…-down". */
  id: string;
  name: string;
  /** Path of the entry in the content, sent without script. */
  path: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: "up" | "down") => void;
}

/** Move an entry by one; at the ends of the list they keep the focus, but do nothing. */
export function MoveButtons({ id, name, path, isFirst, isLast, onMove }: MoveButtonsProps) {
  const t = useTranslations("recipeDrafts.lists");
  return (["up", "down"] as const).map((direction) => (
    <button
      key={direction}
      id={`${id}-${direction}`}
      type="submit"
      name="change"
      value={`${path}:${direction}`}
      aria-label={t(direction, { name })}
      aria-disabled={direction === "up" ? isFirst : isLast}
      className="icon-button aria-disabled:opacity-40"
      onClick={(event) => {
        event.preventDefault();
        onMove(direction);
      }}
    >
      <DialogIcon name={direction === "up" ? "arrowUp" : "arrowDown"} />
    </button>
  ));
}
