import "server-only";
import clsx from "clsx";
import { createElement } from "react";
import type { IconShape } from "#components/ui/icons/icon-shape.ts";
import { iconShapes } from "#components/ui/icons/icon-shapes.ts";

export type IconName = keyof typeof iconShapes;

/**
 * An icon, hidden from screen readers. For server components only: client components get icons as
 * props.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const shape: IconShape = iconShapes[name];
  const elements = shape.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement(
    "svg",
    { className: clsx("icon", className), viewBox: "0 0 24 24", "aria-hidden": true },
    ...elements,
  );
}
