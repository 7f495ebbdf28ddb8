import { expect, test } from "vitest";
import { isDishInSeason, isOffSeason, seasonsInMonth } from "#lib/kitchen/what-to-cook/seasons.ts";

const produce = { seasons: [], grams: 200, seasonalGrams: 0, inSeasonGrams: 0 };

test("assigns one or two seasons to every month", () => {
  const months = Array.from({ length: 12 }, (_, index) => seasonsInMonth(index + 1));
  expect(months.every(({ length }) => length > 0)).toBe(true);
  expect(months.flat()).toContain("summer");
  expect(seasonsInMonth(11)).toEqual(["autumn", "winter"]);
  expect(seasonsInMonth(7)).toEqual(["summer"]);
});

test("follows season tags first, then the ingredients", () => {
  expect(isDishInSeason({ ...produce, seasons: ["winter"] }, 12)).toBe(true);
  expect(isDishInSeason({ ...produce, seasons: ["summer"], seasonalGrams: 100, inSeasonGrams: 100 }, 12)).toBe(false);
  expect(isDishInSeason({ ...produce, seasonalGrams: 100, inSeasonGrams: 50 }, 12)).toBe(true);
  expect(isDishInSeason({ ...produce, seasonalGrams: 100, inSeasonGrams: 49 }, 12)).toBe(false);
  expect(isDishInSeason(produce, 12)).toBe(false);
  // The zest of a lemon does not make a cheesecake a winter dish.
  expect(isDishInSeason({ ...produce, grams: 2227, seasonalGrams: 150, inSeasonGrams: 90 }, 12)).toBe(false);
});

test("a dish without season tags is never out of season", () => {
  expect(isOffSeason([], 12)).toBe(false);
  expect(isOffSeason(["summer"], 12)).toBe(true);
  expect(isOffSeason(["autumn", "winter"], 12)).toBe(false);
});
