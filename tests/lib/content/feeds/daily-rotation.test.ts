import { expect, test } from "vitest";
import { pickOfDay } from "#lib/content/feeds/daily-rotation.ts";

test("picks another entry from midnight in Berlin on", () => {
  const dishes = ["soup", "salad", "cake"];
  const evening = new Date("2026-11-20T22:59:59Z");
  const night = new Date("2026-11-20T23:00:01Z");
  expect(pickOfDay(dishes, evening)).toBe(pickOfDay(dishes, new Date("2026-11-20T00:00:00Z")));
  expect(pickOfDay(dishes, night)).not.toBe(pickOfDay(dishes, evening));
  expect(() => pickOfDay([], evening)).toThrow(RangeError);
});
