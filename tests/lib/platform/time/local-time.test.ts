import { expect, test } from "vitest";
import { parseLocalInput, toLocalInput } from "#lib/platform/time/local-time.ts";

test.each([
  ["2026-11-25T18:30", "2026-11-25T17:30:00.000Z"],
  ["2026-07-01T00:05", "2026-06-30T22:05:00.000Z"],
  // The hour in autumn that comes twice is the first one.
  ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
])("reads %s as a time in Berlin", (value, iso) => {
  const instant = parseLocalInput(value);
  expect(instant?.toISOString()).toBe(iso);
  expect(instant && toLocalInput(instant)).toBe(value);
});

test("ignores seconds, which some browsers send", () => {
  expect(parseLocalInput("2026-11-25T18:30:15")?.toISOString()).toBe("2026-11-25T17:30:00.000Z");
});

test.each(["", "tomorrow", "2026-11-25", "2026-13-01T10:00", "2026-03-29T02:30"])("refuses %j", (value) => {
  expect(parseLocalInput(value)).toBeNull();
});
