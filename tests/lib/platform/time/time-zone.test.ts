import { expect, test } from "vitest";
import { nextHourAt, toLocalTime } from "#lib/platform/time/time-zone.ts";

test("converts an instant to date and time in Berlin", () => {
  expect(toLocalTime(new Date("2026-11-20T23:05:00Z"))).toEqual({ date: "2026-11-21", month: 11, hour: 0, minute: 5 });
  expect(toLocalTime(new Date("2026-06-30T22:30:00Z"))).toEqual({ date: "2026-07-01", month: 7, hour: 0, minute: 30 });
});

test.each([
  ["a winter day", "2026-11-20T12:00:00Z", "2026-11-20T23:00:00Z"],
  ["the evening before the change to summer time", "2026-03-28T20:00:00Z", "2026-03-28T23:00:00Z"],
  ["the day of 23 hours", "2026-03-29T00:30:00Z", "2026-03-29T22:00:00Z"],
  ["the evening before the change back", "2026-10-24T20:00:00Z", "2026-10-24T22:00:00Z"],
  ["the day of 25 hours, in the first repeated hour", "2026-10-25T00:30:00Z", "2026-10-25T23:00:00Z"],
  ["the second repeated hour", "2026-10-25T01:30:00Z", "2026-10-25T23:00:00Z"],
  ["midnight itself", "2026-11-20T23:00:00Z", "2026-11-21T23:00:00Z"],
])("finds the next midnight after %s", (_, now, midnight) => {
  expect(nextHourAt(new Date(now), [0]).toISOString()).toBe(new Date(midnight).toISOString());
});

test("finds the nearest of several hours, on the next day after the last one", () => {
  const hours = [4, 11, 15];
  expect(nextHourAt(new Date("2026-11-20T09:59:59Z"), hours)).toEqual(new Date("2026-11-20T10:00:00Z"));
  expect(nextHourAt(new Date("2026-11-20T10:00:00Z"), hours)).toEqual(new Date("2026-11-20T14:00:00Z"));
  expect(nextHourAt(new Date("2026-11-20T22:00:00Z"), hours)).toEqual(new Date("2026-11-21T03:00:00Z"));
  expect(nextHourAt(new Date("2026-03-28T22:00:00Z"), hours)).toEqual(new Date("2026-03-29T02:00:00Z"));
  expect(() => nextHourAt(new Date(), [])).toThrow(RangeError);
});
