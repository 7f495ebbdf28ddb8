import { expect, test } from "vitest";
import { isoDuration, spanOf, timerFace } from "#lib/i18n/duration.ts";

test("minutes stay minutes up to 59", () => {
  expect(spanOf(0)).toEqual({ unit: "minutes", value: "0" });
  expect(spanOf(59)).toEqual({ unit: "minutes", value: "59" });
});

test("from an hour on they are hours and minutes", () => {
  expect(spanOf(60)).toEqual({ unit: "hours", value: "1:00" });
  expect(spanOf(95)).toEqual({ unit: "hours", value: "1:35" });
  expect(spanOf(1500)).toEqual({ unit: "hours", value: "25:00" });
});

test.each([
  [0, "PT0M"],
  [35, "PT35M"],
  [60, "PT1H"],
  [95, "PT1H35M"],
])("%i minutes are %s", (minutes, iso) => expect(isoDuration(minutes)).toBe(iso));

test.each([
  [0, "00:00"],
  [9.2, "00:10"],
  [754, "12:34"],
  [5400, "90:00"],
  [-3, "00:00"],
])("%d seconds show as %s", (seconds, face) => expect(timerFace(seconds)).toBe(face));
