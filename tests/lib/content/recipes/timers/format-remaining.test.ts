import { expect, test } from "vitest";
import { formatRemaining, toIsoSeconds, toRemainingSeconds } from "#lib/content/recipes/timers/format-remaining.ts";

test.each([
  [0, "00:00"],
  [59, "00:59"],
  [240, "04:00"],
  [3599, "59:59"],
  [3600, "1:00:00"],
  [5405, "1:30:05"],
  [36_000, "10:00:00"],
])("formats %i seconds as %s", (seconds, text) => {
  expect(formatRemaining(seconds)).toBe(text);
});

test("shows zero only when nothing is left", () => {
  expect(toRemainingSeconds(1)).toBe(1);
  expect(toRemainingSeconds(0)).toBe(0);
  expect(toRemainingSeconds(-5)).toBe(0);
  expect(toRemainingSeconds(60_000)).toBe(60);
});

test.each([
  [0, "PT0S"],
  [30, "PT30S"],
  [150, "PT2M30S"],
  [5400, "PT1H30M"],
])("writes %i seconds as %s", (seconds, text) => {
  expect(toIsoSeconds(seconds)).toBe(text);
});
