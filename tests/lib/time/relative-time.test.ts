import { expect, test } from "vitest";
import { formatAge } from "#lib/time/relative-time.ts";

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
