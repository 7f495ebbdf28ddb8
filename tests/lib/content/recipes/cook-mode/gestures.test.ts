import { expect, test } from "vitest";
import { toKeyTurn, toSwipeTurn, toTapTurn } from "#lib/content/recipes/cook-mode/gestures.ts";

test.each([
  ["to the left", -120, 10, 200, "next"],
  ["to the right", 120, -10, 200, "back"],
  ["that is short", -40, 0, 200, null],
  ["that scrolls", -80, 60, 200, null],
  ["that selects text slowly", -200, 0, 1500, null],
])("a swipe %s", (_, dx, dy, durationMs, turn) => {
  expect(toSwipeTurn(dx, dy, durationMs)).toBe(turn);
});

test("a tap in the left third leads back, everywhere else on", () => {
  expect(toTapTurn(100, 390)).toBe("back");
  expect(toTapTurn(150, 390)).toBe("next");
  expect(toTapTurn(380, 390)).toBe("next");
});

test.each([
  ["ArrowRight", false, "next"],
  ["ArrowLeft", false, "back"],
  [" ", false, "next"],
  [" ", true, "back"],
  ["PageDown", false, "next"],
  ["PageUp", false, "back"],
  ["ArrowRight", true, null],
  ["ArrowDown", false, null],
  ["a", false, null],
])("the key %j with shift %s turns %s", (key, shiftKey, turn) => {
  expect(toKeyTurn({ key, shiftKey })).toBe(turn);
});
