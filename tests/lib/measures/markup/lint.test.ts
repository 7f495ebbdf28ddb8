import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lintText, lintTranslation } from "#lib/measures/markup/lint.ts";
import { serializeMarkup } from "#lib/measures/markup/serialize.ts";
import { values } from "./arbitraries.ts";

const codesOf = (text: string, ingredients: string[] = []) => lintText(text, ingredients).map(({ code }) => code);

describe("a number with a unit that is not marked", () => {
  test.each([
    ["Mit 150\u00a0ml Wasser.", "150\u00a0ml"],
    ["Add 1–2 tbsp oil.", "1–2 tbsp"],
    ["Add ½ tsp salt.", "½ tsp"],
    ["1,5 l Brühe angießen.", "1,5 l"],
    ["3 Esslöffel davon", "3 Esslöffel"],
    ["Bei 200 °C backen.", "200 °C"],
    ["Bei 180 bis 200 Grad backen.", "180 bis 200 Grad"],
    ["(Umluft 170 °C)", "Umluft 170 °C"],
    ["at gas mark 6", "gas mark 6"],
    ["35 Minuten backen", "35 Minuten"],
    ["wait 1 hour 30 minutes", "1 hour 30 minutes"],
    ["mix for 45 seconds", "45 seconds"],
    ["in 2,5 cm großen Stücken", "2,5 cm"],
    ["eine Form von 20 × 30 cm", "20 × 30 cm"],
    ["2 Zehen Knoblauch", "2 Zehen"],
  ])("is found in %s", (text, excerpt) => {
    expect(lintText(text, [])).toEqual([{ code: "unmarked", excerpt, index: text.indexOf(excerpt) }]);
  });

  test("has its index in the text with markup", () => {
    expect(lintText("Nach {5 min} noch 10 Minuten.", [])).toEqual([
      { code: "unmarked", excerpt: "10 Minuten", index: 18 },
    ]);
  });

  test.each([
    ["in 8 Stücke schneiden"],
    ["mit 30 % Fett"],
    ["in 25 Scheiben schneiden"],
    ["Setz 8 Kugeln auf das Blech"],
    ["nach ein paar Minuten"],
    ["Mehl Type 405"],
    ["the second hour"],
    ["2 gute Eier"],
  ])("is not found in %s", (text) => {
    expect(lintText(text, [])).toEqual([]);
  });
});

test("values are not reported as unmarked", () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(codesOf(`Erst ${serializeMarkup([value])}, dann mehr.`)).not.toContain("unmarked");
    }),
  );
});

test("malformed values are reported once", () => {
  expect(lintText("Nach {35 Minuten} wenden.", [])).toEqual([{ code: "malformed", excerpt: "{35 Minuten}", index: 5 }]);
});

test("amounts name an ingredient that the recipe lists, as often as it does", () => {
  expect(codesOf("{2 egg}", ["egg", "sugar"])).toEqual([]);
  expect(codesOf("{2 eggs}", ["egg", "sugar"])).toEqual(["unknownIngredient"]);
  expect(codesOf("{40 g sugar#2}", ["sugar", "egg", "sugar"])).toEqual([]);
  expect(codesOf("{40 g sugar#2}", ["egg", "sugar"])).toEqual(["unknownIngredient"]);
});

describe("a translation", () => {
  test("has the same values in any order, with words of its language", () => {
    expect(lintTranslation("{2 egg|Ei|Eier}, {35 min}, {35 min}", "{35 min} {2 egg|egg|eggs} {35 min}")).toEqual([]);
  });

  test("is reported for a value that it lacks, has once more, or has differently", () => {
    expect(lintTranslation("a {35 min}", "b")).toEqual([{ code: "differentValues", excerpt: "{35 min}", index: 2 }]);
    expect(lintTranslation("{35 min}", "{35 min} {35 min}")).toHaveLength(1);
    expect(lintTranslation("{2 tbsp}", "{=2 tbsp}").map(({ excerpt }) => excerpt)).toEqual(["{2 tbsp}", "{=2 tbsp}"]);
  });
});
