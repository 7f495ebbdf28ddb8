import { expect, test } from "vitest";
import { formatTimer, toDurationParts, toIsoDuration } from "#lib/platform/i18n/duration.ts";

test("shows up to 59 minutes as minutes", () => {
  expect(toDurationParts(0)).toEqual({ unit: "minutes", value: "0" });
  expect(toDurationParts(59)).toEqual({ unit: "minutes", value: "59" });
});

test("shows 60 minutes and more as hours and minutes", () => {
  expect(toDurationParts(60)).toEqual({ unit: "hours", value: "1:00" });
  expect(toDurationParts(95)).toEqual({ unit: "hours", value: "1:35" });
  expect(toDurationParts(1500)).toEqual({ unit: "hours", value: "25:00" });
});

test.each([
  [0, "PT0M"],
  [35, "PT35M"],
  [60, "PT1H"],
  [95, "PT1H35M"],
])("formats %i minutes as %s", (minutes, iso) => expect(toIsoDuration(minutes)).toBe(iso));

test.each([
  [0, "00:00"],
  [9.2, "00:10"],
  [754, "12:34"],
  [5400, "90:00"],
  [-3, "00:00"],
])("formats %d seconds as %s", (seconds, timer) => expect(formatTimer(seconds)).toBe(timer));
