import "server-only";
import clsx from "clsx";
import { createElement } from "react";
import { type Drawing, drawings } from "#components/ui/drawings.ts";

export type IconName = keyof typeof drawings;

/** A drawing beside words, hidden from screen readers. On the server only: client leaves get icons as props. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const drawing: Drawing = drawings[name];
  const elements = drawing.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement(
    "svg",
    { className: clsx("icon", className), viewBox: "0 0 24 24", "aria-hidden": true },
    ...elements,
  );
}
