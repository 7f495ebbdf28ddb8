import { expect, test } from "vitest";
import { parseTin, type Tin, tinFactor } from "#lib/measures/kitchen-text/tin.ts";

test.each<[string, string, Tin | null]>([
  ["springform-tin", "26 cm", { shape: "round", diameter: 26 }],
  ["baking-dish", "rund, 28 cm", { shape: "round", diameter: 28 }],
  ["baking-sheet", "tief, 30 × 20 cm", { shape: "rectangular", length: 30, width: 20 }],
  ["baking-dish", "22,5x32,5 cm", { shape: "rectangular", length: 22.5, width: 32.5 }],
  ["loaf-tin", "30 cm", { shape: "loaf", length: 30 }],
  ["baking-sheet", "tief, {tin 30 × 20 cm}", { shape: "rectangular", length: 30, width: 20 }],
  ["baking-dish", "groß", null],
  ["cookie-cutter", "rund, 6 cm", null],
  ["paella-pan", "38 cm", null],
])("reads the tin of %s, %s", (utensil, size, tin) => {
  expect(parseTin(utensil, size)).toEqual(tin);
});

test.each<[Tin, Tin, number]>([
  // 28² / 20²
  [{ shape: "round", diameter: 20 }, { shape: "round", diameter: 28 }, 1.96],
  // A square of 20 cm holds as much as a round tin of 22.6 cm.
  [{ shape: "rectangular", length: 20, width: 20 }, { shape: "round", diameter: 22.57 }, 1],
  [{ shape: "loaf", length: 30 }, { shape: "loaf", length: 25 }, 0.833],
  // A batter for a springform of 26 cm fills a loaf tin of 30 cm.
  [{ shape: "round", diameter: 26 }, { shape: "loaf", length: 30 }, 0.967],
])("from %j to %j", (from, to, factor) => {
  expect(tinFactor(from, to)).toBeCloseTo(factor, 2);
  expect(tinFactor(to, from)).toBeCloseTo(1 / factor, 1);
});
