import { expect, test } from "vitest";
import { hasSeason, isInSeason, monthInBerlin, monthName, monthNames, seasonEnd } from "#lib/ingredients/season.ts";

const winter = [1, 2, 3, 11, 12];
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test("the month is that of Berlin", () => {
  expect(monthInBerlin(new Date("2026-11-30T22:59:59Z"))).toBe(11);
  expect(monthInBerlin(new Date("2026-11-30T23:00:00Z"))).toBe(12);
  expect(monthInBerlin(new Date("2026-06-30T22:00:00Z"))).toBe(7);
});

test("what is there all year round has no season", () => {
  expect(hasSeason([])).toBe(false);
  expect(hasSeason(all)).toBe(false);
  expect(isInSeason([], 5)).toBe(false);
  expect(isInSeason(all, 5)).toBe(false);
  expect(seasonEnd(all, 5)).toBeNull();
});

test("a season may go on over New Year, and may have a pause", () => {
  expect(isInSeason(winter, 12)).toBe(true);
  expect(isInSeason(winter, 4)).toBe(false);
  expect(seasonEnd(winter, 11)).toBe(3);
  expect(seasonEnd(winter, 2)).toBe(3);
  expect(seasonEnd(winter, 6)).toBeNull();
  expect(seasonEnd([4, 5, 9, 10], 4)).toBe(5);
});

test("months have their names in both languages", () => {
  expect(monthNames("de", "long").map(({ name }) => name)[2]).toBe("März");
  expect(monthNames("en", "short")).toHaveLength(12);
  expect(monthName("en", 12)).toBe("December");
});
