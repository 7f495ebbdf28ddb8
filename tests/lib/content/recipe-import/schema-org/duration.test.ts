import { describe, expect, test } from "vitest";
import { getDuration, parseDuration } from "#lib/content/recipe-import/schema-org/duration.ts";

test.each([
  ["PT20M", 20],
  ["PT1H30M", 90],
  ["PT90M", 90],
  ["pt1h", 60],
  ["P0Y0M0DT0H35M0.000S", 35],
  ["P1DT2H", 1560],
  ["P1W", 10_080],
  ["PT1.5H", 90],
  ["PT0,5H", 30],
  ["PT90S", 2],
  ["PT0M", 0],
  ["45", 45],
  [30, 30],
  ["1 Std. 20 Min.", 80],
  ["1 hour 5 minutes", 65],
  ["2 Tage", 2880],
  ["1 Tag", 1440],
  ["1h 10m", 70],
  [{ "@type": "Duration", "@value": "PT5M" }, 5],
])("%j is %i minutes", (value, minutes) => {
  expect(parseDuration(value)).toBe(minutes);
});

test.each(["", "P", "PT", "soon", "-PT5M", "P1Y", "PT99999H", "1e3", null, {}, []])("%j is no duration", (value) => {
  expect(parseDuration(value)).toBeNull();
});

describe("the times of a recipe", () => {
  const times = (prepTime?: string, cookTime?: string, totalTime?: string) =>
    Object.values(getDuration({ prepTime, cookTime, totalTime }));

  test.each([
    [times("PT10M", "PT20M", "PT30M"), [10, 20, null]],
    [times("PT10M", "PT20M", "PT2H"), [10, 20, 90]],
    [times("PT10M", undefined, "PT30M"), [10, 20, null]],
    [times(undefined, "PT20M", "PT30M"), [10, 20, null]],
    [times("PT0M", "PT20M", "PT30M"), [10, 20, null]],
    [times(undefined, undefined, "PT30M"), [30, null, null]],
    [times("PT10M", "PT20M"), [10, 20, null]],
    [times("PT10M", "PT20M", "PT5M"), [10, 20, null]],
    [times(), [null, null, null]],
  ])("%j", (actual, expected) => {
    expect(actual).toEqual(expected);
  });
});
