import { expect, test } from "vitest";
import { isOffSeason } from "#lib/kitchen/what-to-cook/seasons.ts";
import { recipes } from "#tests/support/catalogue.ts";
import { dishesOfTheDay } from "#tests/support/sample/feeds.ts";

const seasonTags = ["spring", "summer", "autumn", "winter"];
const dishes = recipes.filter(({ key }) => dishesOfTheDay.includes(key));
const months =
  /Januar|Februar|März|April|\bMai\b|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|April|\bMay\b|June|July|October|December/;

test("every month has at least seven dishes of the day", () => {
  expect(dishes).toHaveLength(dishesOfTheDay.length);
  for (let month = 1; month <= 12; month++) {
    const fitting = dishes.filter(
      ({ tags }) =>
        !isOffSeason(
          tags.filter((tag) => seasonTags.includes(tag)),
          month,
        ),
    );
    expect(fitting.length, `month ${month}`).toBeGreaterThanOrEqual(7);
  }
});

test("no summary of a dish of the day names a month", () => {
  for (const { key, summary } of dishes) expect(`${summary.de} ${summary.en}`, key).not.toMatch(months);
});
