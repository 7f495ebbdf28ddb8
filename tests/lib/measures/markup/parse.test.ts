import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseMarkup, parseValue } from "#lib/measures/markup/parse.ts";
import { serializeMarkup } from "#lib/measures/markup/serialize.ts";
import { markupUnits } from "#lib/measures/markup/values.ts";
import { units } from "#tests/support/sample/reference-data.ts";
import { markupParts } from "./arbitraries.ts";

const range = { to: null };
const amount = { type: "amount", unitCode: null, ingredient: null, occurrence: 1, isFixed: false, noun: null };

test.each([
  ["150 ml coconut-milk", { ...amount, from: 150, ...range, unitCode: "ml", ingredient: "coconut-milk" }],
  ["1–2 tbsp olive-oil", { ...amount, from: 1, to: 2, unitCode: "tbsp", ingredient: "olive-oil" }],
  ["2 egg", { ...amount, from: 2, ...range, ingredient: "egg" }],
  ["330 ml water#2", { ...amount, from: 330, ...range, unitCode: "ml", ingredient: "water", occurrence: 2 }],
  ["2 egg|Ei|Eiern", { ...amount, from: 2, ...range, ingredient: "egg", noun: { one: "Ei", many: "Eiern" } }],
  ["16|Kugel|Kugeln", { ...amount, from: 16, ...range, noun: { one: "Kugel", many: "Kugeln" } }],
  ["200 ml", { ...amount, from: 200, ...range, unitCode: "ml" }],
  ["=80 g", { ...amount, from: 80, ...range, unitCode: "g", isFixed: true }],
  ["1½ tsp", { ...amount, from: 1.5, ...range, unitCode: "tsp" }],
  ["200 °C", { type: "temperature", from: 200, ...range, heat: "conventional" }],
  ["180–200 °C", { type: "temperature", from: 180, to: 200, heat: "conventional" }],
  ["fan 180 °C", { type: "temperature", from: 180, ...range, heat: "fan" }],
  ["gas 6", { type: "temperature", from: 6, ...range, heat: "gas" }],
  ["35 min", { type: "duration", from: 35, ...range, unit: "min", extraMinutes: null, hasTimer: true }],
  ["2–3 min", { type: "duration", from: 2, to: 3, unit: "min", extraMinutes: null, hasTimer: true }],
  ["30 s", { type: "duration", from: 30, ...range, unit: "s", extraMinutes: null, hasTimer: true }],
  ["1 h 30 min", { type: "duration", from: 1, ...range, unit: "h", extraMinutes: 30, hasTimer: true }],
  ["10 min, no timer", { type: "duration", from: 10, ...range, unit: "min", extraMinutes: null, hasTimer: false }],
  ["3 mm", { type: "length", from: 3, ...range, unit: "mm" }],
  ["2–3 cm", { type: "length", from: 2, to: 3, unit: "cm" }],
  ["tin 26 cm", { type: "tin", shape: "round", sizes: [26] }],
  ["tin 20 × 30 cm", { type: "tin", shape: "rectangular", sizes: [20, 30] }],
  ["loaf tin 30 cm", { type: "tin", shape: "loaf", sizes: [30] }],
])("reads {%s}", (source, value) => {
  expect(parseMarkup(`a {${source}} b`)).toEqual({ parts: ["a ", value, " b"], malformed: [] });
});

test.each([
  "",
  " ",
  "abc",
  "35 min ",
  " 35 min",
  "35  min",
  "35min",
  "1,5 l",
  "2-3 min",
  "200 °",
  "200 °F",
  "2 egg|Ei",
  "2 egg|Ei|",
  "2 egg|a|b|c",
  "35 min|Minute|Minuten",
  "2 Ei",
  "egg",
  "loaf tin 20 × 30 cm",
  "2 egg yolk",
  "100 g#2",
  "2 egg#0",
  "1 h 30 s",
  "1–2 h 30 min",
  "=35 min",
  "–5 g",
  "1e9 g",
  "tin 26 mm",
])("leaves malformed {%s} in the text and lists it", (source) => {
  expect(parseValue(source)).toBeNull();
  expect(parseMarkup(`a {${source}} b`)).toEqual({
    parts: [`a {${source}} b`],
    malformed: [{ excerpt: `{${source}}`, index: 2 }],
  });
});

test("lists braces that are not closed or not opened", () => {
  expect(parseMarkup("a {35 min b} c }").malformed.map(({ excerpt }) => excerpt)).toEqual(["{35 min b}", "}"]);
  expect(parseMarkup("a {{35 min}").malformed).toEqual([{ excerpt: "{", index: 2 }]);
});

describe("serialized markup", () => {
  test("is read as the same parts", () => {
    fc.assert(
      fc.property(markupParts, (parts) => {
        expect(parseMarkup(serializeMarkup(parts)).parts).toEqual(parts);
      }),
    );
  });

  test("has no malformed values", () => {
    fc.assert(
      fc.property(markupParts, (parts) => {
        expect(parseMarkup(serializeMarkup(parts)).malformed).toEqual([]);
      }),
    );
  });
});

test("any text is read without losing a character", () => {
  const piece = fc.oneof(fc.constantFrom("{", "}", "|", "35 min", "2 egg", " "), fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { parts, malformed } = parseMarkup(pieces.join(""));
      if (malformed.length === 0) expect(serializeMarkup(parts)).toBe(pieces.join(""));
      for (const { excerpt, index } of malformed) expect(pieces.join("").startsWith(excerpt, index)).toBe(true);
    }),
  );
});

test("knows the units of the catalogue", () => {
  expect(markupUnits.toSorted()).toEqual(Object.keys(units).sort());
});

test("values after the fiftieth stay text, and are listed", () => {
  const { parts, malformed } = parseMarkup("{1 g} ".repeat(52));
  expect(parts.filter((part) => typeof part !== "string")).toHaveLength(50);
  expect(parts.at(-1)).toBe(" {1 g} {1 g} ");
  expect(malformed).toEqual([
    { excerpt: "{1 g}", index: 300 },
    { excerpt: "{1 g}", index: 306 },
  ]);
});
