export type StepTurn = "next" | "back";

const minSwipePx = 56;
const maxSwipeMs = 900;

/**
 * The meaning of a finger's path: to the left is on, to the right is back. A path that leads up or
 * down scrolls, and a slow one selects text.
 *
 * @param dx pixels to the right
 * @param dy pixels down
 */
export function toSwipeTurn(dx: number, dy: number, durationMs: number): StepTurn | null {
  if (Math.abs(dx) < minSwipePx || Math.abs(dx) < 2 * Math.abs(dy) || durationMs > maxSwipeMs) return null;
  return dx < 0 ? "next" : "back";
}

/** The meaning of a tap beside buttons: the left third leads back, everything else on. */
export function toTapTurn(x: number, width: number): StepTurn {
  return x < width / 3 ? "back" : "next";
}

/** The meaning of a key, null for keys that turn no step. */
export function toKeyTurn({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): StepTurn | null {
  if (key === " ") return shiftKey ? "back" : "next";
  if (shiftKey) return null;
  if (key === "ArrowRight" || key === "PageDown") return "next";
  return key === "ArrowLeft" || key === "PageUp" ? "back" : null;
}
