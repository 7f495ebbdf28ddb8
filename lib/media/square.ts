/** Pixels each side of a picture that is cut to a square must have at least. */
export const shortestSide = 300;

/** A square of `size` pixels whose upper left corner is at `x`, `y`. */
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

/** The wanted square as it fits into a picture: whole pixels, not beyond the edges, never smaller than `shortestSide`. */
export function squareIn({ width, height }: { width: number; height: number }, wanted: Square | "centre"): Area {
  const longest = Math.min(width, height);
  const size = wanted === "centre" ? longest : between(shortestSide, wanted.size, longest);
  const left = wanted === "centre" ? (width - size) / 2 : wanted.x;
  const top = wanted === "centre" ? (height - size) / 2 : wanted.y;
  return { left: between(0, left, width - size), top: between(0, top, height - size), width: size, height: size };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(Math.round(value), most));
}
