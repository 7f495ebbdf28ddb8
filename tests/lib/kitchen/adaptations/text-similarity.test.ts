import { expect, test } from "vitest";
import { compareTexts } from "#lib/kitchen/adaptations/text-similarity.ts";

test("texts with the same words are alike", () => {
  expect(compareTexts("Mehl und Zucker mischen.", "mischen: Mehl und Zucker")).toBe(1);
});

test("texts without a common word have nothing in common, nor have empty ones", () => {
  expect(compareTexts("Mehl mischen", "Ofen heizen")).toBe(0);
  expect(compareTexts("", "")).toBe(0);
});

test("one word of four in common is a quarter", () => {
  expect(compareTexts("a b c d", "d e f g")).toBe(0.25);
});
