import { expect, test } from "vitest";
import { isNamePlural } from "#lib/units/plural.ts";

const of = (
  amount: number | null,
  unitCode: string | null = null,
  unitGrams: number | null = null,
  pieceGrams: number | null = null,
) => isNamePlural({ amount, unitCode, unitGrams, pieceGrams });

test("follows the number of counted pieces", () => {
  expect(of(1)).toBe(false);
  expect(of(0.5)).toBe(false);
  expect(of(1.5)).toBe(true);
});

test("is plural for weights and cans", () => {
  expect(of(400, "g", 1, 80)).toBe(true);
  expect(of(1, "kg", 1000, 80)).toBe(true);
  expect(of(1, "can")).toBe(true);
  expect(of(40, "g", 1)).toBe(true);
});

test("is singular below the weight of one piece", () => {
  expect(of(150, "g", 1, 400)).toBe(false);
});

test("is singular for slices, leaves and cloves", () => {
  expect(of(2, "slice")).toBe(false);
  expect(of(8, "leaf")).toBe(false);
});

test("is singular without an amount", () => {
  expect(of(null)).toBe(false);
});
