import { expect, test } from "vitest";
import { defaultChoicesAt, minutesLeft } from "#lib/kitchen/what-to-cook/meals.ts";

const at = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { date: "2026-11-20", month: 11, hour, minute };
};

test.each([
  ["3:59", "dinner"],
  ["4:00", "breakfast"],
  ["10:59", "breakfast"],
  ["11:00", "lunch"],
  ["14:59", "lunch"],
  ["15:00", "dinner"],
  ["23:59", "dinner"],
])("chooses for %s the meal %s", (time, meal) => {
  expect(defaultChoicesAt(at(time))).toEqual({ diet: "vegetarian", meal, other: "under-30-mins" });
});

test.each([
  ["dinner", "18:00", 180],
  ["dinner", "20:50", 30],
  ["dinner", "23:30", 30],
  ["dinner", "9:00", 720],
  ["lunch", "14:40", 30],
  ["lunch", "15:00", 23 * 60],
  ["breakfast", "21:00", 13.5 * 60],
])("leaves for %s at %s %i minutes", (meal, time, minutes) => {
  expect(minutesLeft(meal, at(time))).toBe(minutes);
});
