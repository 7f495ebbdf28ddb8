import { expect, test } from "vitest";
import { isNamedInPlural } from "#lib/measure/plural.ts";

const of = (
  amount: number | null,
  unitCode: string | null = null,
  unitGrams: number | null = null,
  pieceGrams: number | null = null,
) => isNamedInPlural({ amount, unitCode, unitGrams, pieceGrams });

test("counted pieces agree with their number", () => {
  expect(of(1)).toBe(false);
  expect(of(0.5)).toBe(false);
  expect(of(1.5)).toBe(true);
});

test("what is weighed or tinned is many", () => {
  expect(of(400, "g", 1, 80)).toBe(true);
  expect(of(1, "kg", 1000, 80)).toBe(true);
  expect(of(1, "can")).toBe(true);
  expect(of(40, "g", 1)).toBe(true);
});

test("what weighs less than one piece is a part of one", () => {
  expect(of(150, "g", 1, 400)).toBe(false);
});

test("slices, leaves and cloves are of one thing", () => {
  expect(of(2, "slice")).toBe(false);
  expect(of(8, "leaf")).toBe(false);
});

test("without an amount it is what one has at home", () => {
  expect(of(null)).toBe(false);
});
