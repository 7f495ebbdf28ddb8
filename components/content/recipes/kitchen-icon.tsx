import { createElement } from "react";
import { type IconShape, path } from "#components/ui/icons/icon-shape.ts";

/** Shapes of the tools that are loaded on demand: timers and cook mode. */
const shapes = {
  arrowLeft: path("m12 19-7-7 7-7", "M19 12H5"),
  arrowRight: path("M5 12h14", "m12 5 7 7-7 7"),
  check: path("M20 6 9 17l-5-5"),
  list: path("M3 5h.01", "M3 12h.01", "M3 19h.01", "M8 5h13", "M8 12h13", "M8 19h13"),
  mic: path("M12 19v3", "M19 10v2a7 7 0 0 1-14 0v-2", "M9 5a3 3 0 0 1 6 0v7a3 3 0 0 1-6 0z"),
  pause: [
    ["rect", { x: "14", y: "3", width: "5", height: "18", rx: "1" }],
    ["rect", { x: "5", y: "3", width: "5", height: "18", rx: "1" }],
  ],
  play: path("M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"),
  plus: path("M5 12h14", "M12 5v14"),
  smartphone: [["rect", { width: "14", height: "20", x: "5", y: "2", rx: "2" }], ...path("M12 18h.01")],
  sun: [
    ["circle", { cx: "12", cy: "12", r: "4" }],
    ...path("M12 2v2", "M12 20v2", "m4.93 4.93 1.41 1.41", "m17.66 17.66 1.41 1.41", "M2 12h2", "M20 12h2"),
    ...path("m6.34 17.66-1.41 1.41", "m19.07 4.93-1.41 1.41"),
  ],
  volume: path(
    "M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298z",
    "M16 9a5 5 0 0 1 0 6",
    "M19.364 18.364a9 9 0 0 0 0-12.728",
  ),
  x: path("M18 6 6 18", "m6 6 12 12"),
} satisfies Record<string, IconShape>;

/** An icon in client components of the kitchen tools, hidden from screen readers. */
export function KitchenIcon({ name }: { name: keyof typeof shapes }) {
  const shape: IconShape = shapes[name];
  const elements = shape.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement("svg", { className: "icon", viewBox: "0 0 24 24", "aria-hidden": true }, ...elements);
}
