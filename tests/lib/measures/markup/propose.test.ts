import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lintText } from "#lib/measures/markup/lint.ts";
import type { ProposalRow } from "#lib/measures/markup/name-matching.ts";
import { maxValues, parseMarkup } from "#lib/measures/markup/parse.ts";
import { toPlainText } from "#lib/measures/markup/plain-text.ts";
import { proposeMarkup } from "#lib/measures/markup/propose.ts";
import { unitNames } from "#tests/support/catalogue.ts";

const row = (ingredient: string, one: string, changes: Partial<ProposalRow> = {}): ProposalRow => ({
  ingredient,
  occurrence: 1,
  amount: null,
  unitCode: "g",
  names: { one, many: one },
  ...changes,
});

const german = [
  row("olive-oil", "Olivenöl", { unitCode: "tbsp" }),
  row("sugar", "Zucker", { amount: 40 }),
  row("sugar", "Zucker", { amount: 60, occurrence: 2 }),
  row("kidney-bean", "Kidneybohnen aus der Dose"),
  row("egg", "Ei", { unitCode: null, names: { one: "Ei", many: "Eier" } }),
];
const english = [
  row("olive-oil", "olive oil", { unitCode: "tbsp" }),
  row("brown-sugar", "light brown sugar"),
  row("egg", "egg", { unitCode: null, names: { one: "egg", many: "eggs" } }),
];

test.each([
  ["1/2 TL Salz", "{½ tsp} Salz"],
  ["1 1/2 EL Öl", "{1½ tbsp olive-oil} Öl"],
  ["1 ½ Stunden warten", "{1½ h} warten"],
  ["1.000 ml Wasser", "{1000 ml} Wasser"],
  ["1/6 EL Öl", "1/6 EL Öl"],
  ["1/2 Ei", "1/2 Ei"],
  ["1/2/3 EL Öl", "1/2/3 EL Öl"],
  ["2 EL Öl erhitzen", "{2 tbsp olive-oil} Öl erhitzen"],
  ["60 g Zucker und 40 g Zucker", "{60 g sugar#2} Zucker und {40 g sugar} Zucker"],
  ["200 ml der Flüssigkeit", "{200 ml} der Flüssigkeit"],
  ["2 Eier trennen", "{2 egg|Ei|Eier} trennen"],
  ["mit 2 Eiern", "mit {2 egg|Ei|Eiern}"],
  ["1 Ei trennen", "{1 egg|Ei|Eier} trennen"],
  ["Setz je 2 EL Teig hinein", "Setz je {=2 tbsp} Teig hinein"],
  ["auf 190 °C (Umluft 170 °C) vorheizen", "auf {190 °C} ({fan 170 °C}) vorheizen"],
  ["bei 180–200 °C Umluft", "bei {fan 180–200 °C}"],
  ["2 bis 3 Minuten rühren", "{2–3 min} rühren"],
  ["1 Stunde und 30 Minuten", "{1 h 30 min}"],
  ["alle 2 Minuten wenden", "alle {2 min, no timer} wenden"],
  ["30 Sekunden länger", "{30 s, no timer} länger"],
  ["eine Springform von 26 cm", "eine Springform von {tin 26 cm}"],
  ["eine Kastenform von 30 cm", "eine Kastenform von {loaf tin 30 cm}"],
  ["in 2,5 cm große Stücke", "in {2.5 cm} große Stücke"],
  ["2 cl Rum", "{20 ml} Rum"],
])("proposes for %s: %s", (text, marked) => {
  expect(proposeMarkup(text, german)).toBe(marked);
});

test.each([
  ["Add 1 tbsp of the oil.", "Add {1 tbsp olive-oil} of the oil."],
  ["Beat 2 eggs with 50 g of the sugar.", "Beat {2 egg|egg|eggs} with {50 g brown-sugar} of the sugar."],
  ["Pour 50 ml gin per glass.", "Pour {=50 ml} gin per glass."],
  ["Heat to 180 °C (fan 160 °C), gas mark 4.", "Heat to {180 °C} ({fan 160 °C}), {gas 4}."],
  ["It keeps for 2 hours.", "It keeps for {2 h, no timer}."],
  ["a 26 cm springform tin", "a {tin 26 cm} springform tin"],
  ["a 20 × 30 cm dish", "a {tin 20 × 30 cm} dish"],
])("proposes in English for %s: %s", (text, marked) => {
  expect(proposeMarkup(text, english)).toBe(marked);
});

describe("a proposal", () => {
  const pieces = fc.constantFrom(
    "Öl",
    "2 EL",
    "35 Minuten",
    "und",
    "200\u00a0°C",
    "(Umluft 180 °C)",
    "2 Eier",
    "1,5 l",
    "{5 min}",
    "3",
    "mm",
    "½",
    "Zucker",
    ",",
    ".",
    "je",
    "26 cm",
    "Form",
    "8 Stücke",
    "10–12 min",
    "30 %",
    "20 × 30 cm",
  );
  const texts = fc.array(pieces, { maxLength: 12 }).map((words) => words.join(" "));

  test("leaves nothing for the linter", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(lintText(proposeMarkup(text, german), ["olive-oil", "sugar", "sugar", "kidney-bean", "egg"])).toEqual(
          [],
        );
      }),
    );
  });

  test("changes nothing the second time", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const marked = proposeMarkup(text, german);
        expect(proposeMarkup(marked, german)).toBe(marked);
        expect(parseMarkup(marked).malformed).toEqual([]);
      }),
    );
  });

  test("reads as before", () => {
    const text = "Rühr 2 EL Öl und 2 Eier 35 Minuten bei 200 °C (Umluft 180 °C) in der Form von 26 cm.";
    const plain = toPlainText(proposeMarkup(text, german), "de", unitNames.de);
    expect(plain.replaceAll("\u00a0", " ")).toBe(text);
  });
});

test.each(["1 ", "1 1/", "2 Eier ", "180 °C ", "Umluft ", "1 EL Öl von der "])("reads a long text of %j", (piece) => {
  const long = piece.repeat(Math.ceil(19_000 / piece.length));
  expect(parseMarkup(proposeMarkup(long, german)).malformed).toEqual([]);
  const tooLong = piece.repeat(Math.ceil(50_000 / piece.length));
  expect(parseMarkup(proposeMarkup(tooLong, german)).malformed).toEqual([]);
});

describe("a text of many numbers", () => {
  const count = 30;

  /** How often rows are compared with an amount, and how often their names are read. */
  function countLooks(text: string, changes: Partial<ProposalRow>) {
    const looks = { amount: 0, names: 0 };
    const rows = Array.from({ length: count }, (_, index) => {
      const plain = row(`row-${index}`, `Zutat${index}`, changes);
      return Object.defineProperties(plain, {
        amount: { get: () => ++looks.amount },
        names: { get: () => ++looks.names && { one: "Zutat", many: "Zutaten" } },
      });
    });
    proposeMarkup(text.repeat(Math.ceil(4900 / text.length)).slice(0, 4900), rows);
    return looks;
  }

  test.each([
    ["amounts", "2 g a b c d e f ", {}],
    ["amounts that have no markup", "1/6 EL a b c d e f ", {}],
    ["rows that have no markup", "2 g Zutat ", { occurrence: 10 }],
    ["counts", "2 a ", { unitCode: null }],
  ])("is compared with the rows for fifty values at most: %s", (_, text, changes) => {
    const looks = countLooks(text, changes);
    expect(looks.amount).toBeLessThanOrEqual(maxValues * count);
    expect(looks.names).toBeLessThanOrEqual(3 * count);
  });

  test("has its first fifty values marked, with those that are marked already", () => {
    const marked = proposeMarkup(`{5 min} ${"2 EL Öl ".repeat(80)}`, german);
    expect(parseMarkup(marked).parts.filter((part) => typeof part !== "string")).toHaveLength(maxValues);
    expect(proposeMarkup(`${"{5 min} ".repeat(50)}2 EL Öl`, german)).toContain("} 2 EL Öl");
  });
});
