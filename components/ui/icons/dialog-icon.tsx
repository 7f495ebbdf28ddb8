import { createElement } from "react";
import { dialogIconShapes } from "#components/ui/icons/dialog-icon-shapes.ts";
import type { IconShape } from "#components/ui/icons/icon-shape.ts";

/** An icon for dialogs that are loaded on demand and get no icons as props from the server. */
export function DialogIcon({ name }: { name: keyof typeof dialogIconShapes }) {
  const shape: IconShape = dialogIconShapes[name];
  const elements = shape.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement("svg", { className: "icon", viewBox: "0 0 24 24", "aria-hidden": true }, ...elements);
}
