import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatValue, type UnitSystem } from "#lib/measures/markup/format.ts";
import { toScaledText } from "#lib/measures/markup/format-amount.ts";
import { parseValue } from "#lib/measures/markup/parse.ts";
import { toPlainText } from "#lib/measures/markup/plain-text.ts";
import { formatScaled } from "#lib/measures/units/format-scaled.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { unitNames } from "#tests/support/catalogue.ts";
import { markupParts } from "./arbitraries.ts";

function format(source: string, locale: Locale, system: UnitSystem = "metric", density: number | null = null) {
  const value = parseValue(source);
  if (!value) throw new Error(`{${source}} is malformed`);
  return formatValue(value, { locale, system, density, unitNames: unitNames[locale] }).replaceAll("\u00a0", " ");
}

test("a length before a noun is hyphenated in English US units", () => {
  const length = { type: "length", from: 3, to: null, unit: "cm", isAttributive: true } as const;
  const write = (locale: Locale, system: UnitSystem) =>
    formatValue(length, { locale, system, unitNames: unitNames[locale] }).replaceAll("\u00a0", " ");
  expect([write("en", "us"), write("en", "metric"), write("de", "us")]).toEqual(["1¼-inch", "3 cm", "1¼ Zoll"]);
});

test.each([
  ["150 ml coconut-milk", "150 ml", "150 ml"],
  ["1–2 tbsp olive-oil", "1–2 EL", "1–2 tbsp"],
  ["1.5 l vegetable-broth", "1,5 l", "1.5 l"],
  ["2 can chickpea", "2 Dosen", "2 cans"],
  ["1 clove garlic", "1 Zehe", "1 clove"],
  ["½ tsp salt", "½ TL", "½ tsp"],
  ["2 egg", "2", "2"],
  ["=80 g", "80 g", "80 g"],
  ["200 °C", "200 °C", "200 °C"],
  ["180–200 °C", "180–200 °C", "180–200 °C"],
  ["fan 180 °C", "Umluft 180 °C", "fan 180 °C"],
  ["gas 6", "Gas Stufe 6", "gas mark 6"],
  ["35 min", "35 Minuten", "35 minutes"],
  ["1 min", "1 Minute", "1 minute"],
  ["2–3 min", "2–3 Minuten", "2–3 minutes"],
  ["30 s", "30 Sekunden", "30 seconds"],
  ["1 h", "1 Stunde", "1 hour"],
  ["1 h 30 min", "1 Stunde 30 Minuten", "1 hour 30 minutes"],
  ["1.5 h, no timer", "1½ Stunden", "1½ hours"],
  ["2.5 cm", "2,5 cm", "2.5 cm"],
  ["2–3 cm", "2–3 cm", "2–3 cm"],
  ["tin 26 cm", "26 cm", "26 cm"],
  ["tin 20 × 30 cm", "20 × 30 cm", "20 × 30 cm"],
  ["loaf tin 30 cm", "30 cm", "30 cm"],
])("writes {%s} as %s and %s", (source, german, english) => {
  expect([format(source, "de"), format(source, "en")]).toEqual([german, english]);
});

test.each([
  ["200 °C", "400 °F", "400 °F"],
  ["180–200 °C", "350–400 °F", "350–400 °F"],
  ["250 °C", "480 °F (oder 500 °F)", "480 °F (or 500 °F)"],
  ["fan 230 °C", "Umluft 475 °F", "convection 475 °F"],
  ["gas 6", "Gas Stufe 6", "gas mark 6"],
  ["3 mm", "⅛ Zoll", "⅛ inch"],
  ["2–3 cm", "¾–1¼ Zoll", "¾–1¼ inches"],
  ["tin 26 cm", "10 Zoll", "10-inch"],
  ["tin 20 × 20 cm", "8 × 8 Zoll", "8 × 8-inch"],
  ["35 min", "35 Minuten", "35 minutes"],
  ["2 tbsp butter", "2 EL", "2 tbsp"],
])("writes {%s} in US units as %s and %s", (source, german, english) => {
  expect([format(source, "de", "us"), format(source, "en", "us")]).toEqual([german, english]);
});

test("converts a weight to cups only where the density is known", () => {
  expect(format("240 ml whole-milk", "en", "us", 1.03)).toMatch(/cup/);
  expect(format("200 g sugar", "en", "us", 0.845)).toMatch(/cup/);
  expect(format("200 g sugar", "en", "us")).toMatch(/oz/);
});

describe("an amount", () => {
  const scaled = (source: string, factor: number) => {
    const value = parseValue(source);
    if (value?.type !== "amount") throw new Error(`{${source}} is no amount`);
    const { metric } = formatScaled(toScaledText({ ...value, density: null }), factor, unitNames.de, "de");
    return metric.replaceAll("\u00a0", " ");
  };

  test("grows with the servings, and so does each end of a range", () => {
    expect([scaled("150 ml", 2), scaled("1–2 tbsp olive-oil", 2)]).toEqual(["300 ml", "2–4 EL"]);
  });

  test("stays when it is fixed", () => {
    expect(scaled("=80 g", 2)).toBe("80 g");
  });

  test("has a noun or a unit that agrees with it", () => {
    expect([scaled("2 egg|Ei|Eiern", 1), scaled("2 egg|Ei|Eiern", 0.5)]).toEqual(["2 Eiern", "1 Ei"]);
    expect(scaled("2 clove garlic", 0.5)).toBe("1 Zehe");
  });
});

test("plain text has no markup and the words between the values", () => {
  const text = "Back {2 egg|Ei|Eier} bei {200 °C} ({fan 180 °C}) {35 min}.";
  expect(toPlainText(text, "de", unitNames.de).replaceAll("\u00a0", " ")).toBe(
    "Back 2 Eier bei 200 °C (Umluft 180 °C) 35 Minuten.",
  );
  fc.assert(
    fc.property(markupParts, fc.constantFrom("de" as const, "en" as const), (parts, locale) => {
      const plain = toPlainText(parts, locale, unitNames[locale]);
      expect(plain).not.toMatch(/[{}]|NaN|undefined|null/);
      for (const part of parts) if (typeof part === "string") expect(plain).toContain(part);
    }),
  );
});
