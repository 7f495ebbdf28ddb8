/** Minimum width and height of a picture that is cropped to a square, in pixels. */
export const minSide = 300;

/** A square of `size` pixels; `x` and `y` are its upper left corner. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The requested square within a picture: whole pixels, inside the edges, at least `minSide`. */
export function clampSquare({ width, height }: { width: number; height: number }, requested: Square | "centre"): Area {
  const maxSize = Math.min(width, height);
  const size = requested === "centre" ? maxSize : clamp(minSide, requested.size, maxSize);
  const left = requested === "centre" ? (width - size) / 2 : requested.x;
  const top = requested === "centre" ? (height - size) / 2 : requested.y;
  return { left: clamp(0, left, width - size), top: clamp(0, top, height - size), width: size, height: size };
}

function clamp(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(Math.round(value), max));
}
