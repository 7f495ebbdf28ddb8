import { expect, test } from "vitest";
import { formatAge, formatWait } from "#lib/platform/time/relative-time.ts";

test.each([
  [0, "this minute", "in dieser Minute"],
  [-5, "this minute", "in dieser Minute"],
  [60, "1 minute ago", "vor 1 Minute"],
  [3599, "59 minutes ago", "vor 59 Minuten"],
  [7200, "2 hours ago", "vor 2 Stunden"],
  [86_400 * 3 + 5, "3 days ago", "vor 3 Tagen"],
])("writes %i seconds as an age", (seconds, english, german) => {
  expect(formatAge(seconds, "en")).toBe(english);
  expect(formatAge(seconds, "de")).toBe(german);
});

test.each([
  [1, "in 1\u00a0second", "in 1\u00a0Sekunde"],
  [59, "in 59\u00a0seconds", "in 59\u00a0Sekunden"],
  [60, "in 1\u00a0minute", "in 1\u00a0Minute"],
  [61, "in 2\u00a0minutes", "in 2\u00a0Minuten"],
  [5400, "in 90\u00a0minutes", "in 90\u00a0Minuten"],
  [7201, "in 3\u00a0hours", "in 3\u00a0Stunden"],
  [172_800, "in 2\u00a0days", "in 2\u00a0Tagen"],
])("writes a wait of %i seconds, rounded up", (seconds, english, german) => {
  expect(formatWait(seconds, "en")).toBe(english);
  expect(formatWait(seconds, "de")).toBe(german);
});
