import { expect, test } from "vitest";
import {
  getBerlinMonth,
  getMonthName,
  getMonthNames,
  getSeasonEnd,
  hasSeason,
  isInSeason,
} from "#lib/content/ingredients/season.ts";

const winter = [1, 2, 3, 11, 12];
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test("uses the time zone of Berlin", () => {
  expect(getBerlinMonth(new Date("2026-11-30T22:59:59Z"))).toBe(11);
  expect(getBerlinMonth(new Date("2026-11-30T23:00:00Z"))).toBe(12);
  expect(getBerlinMonth(new Date("2026-06-30T22:00:00Z"))).toBe(7);
});

test("an ingredient of the whole year has no season", () => {
  expect(hasSeason([])).toBe(false);
  expect(hasSeason(all)).toBe(false);
  expect(isInSeason([], 5)).toBe(false);
  expect(isInSeason(all, 5)).toBe(false);
  expect(getSeasonEnd(all, 5)).toBeNull();
});

test("a season may cross New Year and have a gap", () => {
  expect(isInSeason(winter, 12)).toBe(true);
  expect(isInSeason(winter, 4)).toBe(false);
  expect(getSeasonEnd(winter, 11)).toBe(3);
  expect(getSeasonEnd(winter, 2)).toBe(3);
  expect(getSeasonEnd(winter, 6)).toBeNull();
  expect(getSeasonEnd([4, 5, 9, 10], 4)).toBe(5);
});

test("names months in both languages", () => {
  expect(getMonthNames("de", "long").map(({ name }) => name)[2]).toBe("März");
  expect(getMonthNames("en", "short")).toHaveLength(12);
  expect(getMonthName("en", 12)).toBe("December");
});
