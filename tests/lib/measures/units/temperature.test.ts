import fc from "fast-check";
import { expect, test } from "vitest";
import { alternativeFahrenheit, toConvectionFahrenheit, toFahrenheit } from "#lib/measures/units/temperature.ts";

test.each([
  [120, 250],
  [130, 275],
  [140, 275],
  [150, 300],
  [160, 325],
  [170, 340],
  [180, 350],
  [190, 375],
  [200, 400],
  [210, 400],
  [220, 425],
  [230, 450],
  [240, 475],
  [250, 480],
  [260, 500],
])("an oven of %i °C is %i °F in an American recipe", (celsius, fahrenheit) => {
  expect(toFahrenheit(celsius)).toBe(fahrenheit);
});

test.each([
  [26, 79],
  [40, 104],
  [75, 167],
  [97, 207],
])("%i °C on a thermometer is exactly %i °F", (celsius, fahrenheit) => {
  expect(toFahrenheit(celsius)).toBe(fahrenheit);
});

test.each([
  [99, 210],
  [100, 225],
  [130, 275],
  [150, 315],
  [160, 325],
  [170, 350],
  [180, 375],
  [200, 400],
  [210, 425],
  [230, 475],
  [60, 140],
])("a fan oven of %i °C is a convection oven of %i °F", (celsius, fahrenheit) => {
  expect(toConvectionFahrenheit(celsius)).toBe(fahrenheit);
});

test("deviates by at most 11 °F, and by steps of 5 °F from 100 °C", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 500 }), (celsius) => {
      expect(Math.abs(toFahrenheit(celsius) - (celsius * 1.8 + 32))).toBeLessThanOrEqual(11);
      expect(toFahrenheit(celsius) % 5).toBe(0);
    }),
  );
});

test("offers 500 °F for the hottest setting", () => {
  expect([240, 250, 260].map(alternativeFahrenheit)).toEqual([null, 500, null]);
});
