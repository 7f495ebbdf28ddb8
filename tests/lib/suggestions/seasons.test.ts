import { expect, test } from "vitest";
import { isInSeason, seasonsOf } from "#lib/suggestions/seasons.ts";

const produce = { seasons: [], grams: 200, seasonalGrams: 0, presentGrams: 0 };

test("every month has its season, some have two", () => {
  const months = Array.from({ length: 12 }, (_, index) => seasonsOf(index + 1));
  expect(months.every(({ length }) => length > 0)).toBe(true);
  expect(months.flat()).toContain("summer");
  expect(seasonsOf(11)).toEqual(["autumn", "winter"]);
  expect(seasonsOf(7)).toEqual(["summer"]);
});

test("the editors' word counts most, then what grows", () => {
  expect(isInSeason({ ...produce, seasons: ["winter"] }, 12)).toBe(true);
  expect(isInSeason({ ...produce, seasons: ["summer"], seasonalGrams: 100, presentGrams: 100 }, 12)).toBe(false);
  expect(isInSeason({ ...produce, seasonalGrams: 100, presentGrams: 50 }, 12)).toBe(true);
  expect(isInSeason({ ...produce, seasonalGrams: 100, presentGrams: 49 }, 12)).toBe(false);
  expect(isInSeason(produce, 12)).toBe(false);
  // The zest of a lemon makes no cheesecake a dish of the winter.
  expect(isInSeason({ ...produce, grams: 2227, seasonalGrams: 150, presentGrams: 90 }, 12)).toBe(false);
});
