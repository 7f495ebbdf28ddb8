import { expect, test } from "vitest";
import { toOvenFahrenheit, toUsMeasure } from "#lib/measure/us-measure.ts";

const flour = 0.55;
const butter = 0.95;

test.each([
  [
    { amount: 240, unitCode: "ml", density: 1 },
    { amount: 1, unit: "cup" },
  ],
  [
    { amount: 60, unitCode: "ml", density: 1 },
    { amount: 0.25, unit: "cup" },
  ],
  [
    { amount: 30, unitCode: "ml", density: 1 },
    { amount: 2, unit: "tbsp" },
  ],
  [
    { amount: 5, unitCode: "ml", density: 1 },
    { amount: 1, unit: "tsp" },
  ],
  [
    { amount: 1, unitCode: "l", density: 1 },
    { amount: 4.25, unit: "cup" },
  ],
  [
    { amount: 260, unitCode: "g", density: flour },
    { amount: 2, unit: "cup" },
  ],
  [
    { amount: 240, unitCode: "g", density: flour },
    { amount: 8.5, unit: "oz" },
  ],
  [
    { amount: 225, unitCode: "g", density: butter },
    { amount: 1, unit: "cup" },
  ],
  [
    { amount: 450, unitCode: "g", density: null },
    { amount: 1, unit: "lb" },
  ],
  [
    { amount: 10, unitCode: "g", density: null },
    { amount: 0.35, unit: "oz" },
  ],
])("%o", (given, expected) => {
  expect(toUsMeasure(given)).toEqual(expected);
});

test("what is not metric stays as it is", () => {
  expect(toUsMeasure({ amount: 2, unitCode: "tbsp", density: 1 })).toBeNull();
  expect(toUsMeasure({ amount: 3, unitCode: null, density: 1 })).toBeNull();
  expect(toUsMeasure({ amount: null, unitCode: "g", density: 1 })).toBeNull();
});

test.each([
  [100, 200],
  [160, 325],
  [180, 350],
  [200, 400],
  [220, 425],
  [250, 475],
])("%i °C is %i °F on an American oven", (celsius, fahrenheit) => {
  expect(toOvenFahrenheit(celsius)).toBe(fahrenheit);
});
