import { expect, test } from "vitest";
import { formatAge, formatWait } from "#lib/time/relative-time.ts";

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
  [1, "in 1 second", "in 1 Sekunde"],
  [59, "in 59 seconds", "in 59 Sekunden"],
  [60, "in 1 minute", "in 1 Minute"],
  [61, "in 2 minutes", "in 2 Minuten"],
  [5400, "in 90 minutes", "in 90 Minuten"],
  [7201, "in 3 hours", "in 3 Stunden"],
  [172_800, "in 2 days", "in 2 Tagen"],
])("writes a wait of %i seconds, rounded up", (seconds, english, german) => {
  expect(formatWait(seconds, "en")).toBe(english);
  expect(formatWait(seconds, "de")).toBe(german);
});
