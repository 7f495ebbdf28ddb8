import { expect, test } from "vitest";
import { formatCompactCount } from "#lib/platform/i18n/compact-count.ts";

test.each([
  [0, "0", "0"],
  [999, "999", "999"],
  [1000, "1k", "1k"],
  [5100, "5,1k", "5.1k"],
  [12_345, "12,3k", "12.3k"],
  [999_949, "999,9k", "999.9k"],
  [999_950, "1m", "1m"],
  [1_000_000, "1m", "1m"],
  [2_460_000, "2,5m", "2.5m"],
])("formats %i as %s in German and %s in English", (count, german, english) => {
  expect(formatCompactCount(count, "de")).toBe(german);
  expect(formatCompactCount(count, "en")).toBe(english);
});
