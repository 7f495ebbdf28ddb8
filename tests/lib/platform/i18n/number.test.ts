import { expect, test } from "vitest";
import { formatEuros, formatNumber, formatPercent } from "#lib/platform/i18n/number.ts";

test("formats numbers with the separators of the language", () => {
  expect(formatNumber(12_345.5, "de")).toBe("12.345,5");
  expect(formatNumber(12_345.5, "en")).toBe("12,345.5");
});

test("formats shares as percentages", () => {
  expect(formatPercent(0.254, "de")).toBe("25\u00a0%");
  expect(formatPercent(0.254, "en", 1)).toBe("25.4%");
});

test("formats prices with cents, or without", () => {
  expect(formatEuros(5.9, "de")).toBe("5,90\u00a0€");
  expect(formatEuros(52_000, "en", 0)).toBe("€52,000");
});
