import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  maxIngredientLineLength,
  type ParsedIngredientLine,
  parseIngredientLine,
} from "#lib/measures/kitchen-text/ingredient-line.ts";
import { createIngredientMatcher } from "#lib/measures/kitchen-text/ingredient-matcher.ts";
import { numberWords } from "#lib/measures/units/typed-number.ts";
import { findUnit } from "#lib/measures/units/unit-words.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadSampleVocabulary } from "#tests/lib/kitchen/shopping-lists/vocabulary.ts";
import { englishLines } from "./english-lines.ts";
import { germanLines } from "./german-lines.ts";

const match = createIngredientMatcher((await loadSampleVocabulary()).ingredients);

function toRow({ amount, unit, name, note }: ParsedIngredientLine) {
  const round = (value: number) => Math.round(value * 100) / 100;
  const numbers = amount ? [amount.from, ...(amount.to === null ? [] : [amount.to])] : [];
  return [numbers.map(round).join("–"), unit ?? "", name, note];
}

describe("a line of an ingredient list", () => {
  test("keeps its amount when it offers another ingredient", () => {
    expect(parseIngredientLine("1 Ei oder 2 Eigelb", "de")).toMatchObject({
      amount: { from: 1, to: null },
      unit: null,
    });
    expect(parseIngredientLine("1 Ei oder 2 Eigelb", "de").name).toMatch(/^Ei/);
  });

  test("has no invisible characters", () => {
    expect(parseIngredientLine("200\u202e g Scho\u00adko\u200blade", "de").name).toBe("Schokolade");
  });

  test.each(germanLines)("is read in German: %s", (line, ...expected) => {
    expect(toRow(parseIngredientLine(line, "de"))).toEqual(expected);
  });

  test.each(englishLines)("is read in English: %s", (line, ...expected) => {
    expect(toRow(parseIngredientLine(line, "en"))).toEqual(expected);
  });

  test.each<[string, Locale, ...string[]]>([
    ["800 g Kidneybohnen aus der Dose", "de", "800", "g", "Kidneybohnen aus der Dose", ""],
    ["500 g Rindfleisch für Gulasch, in Würfeln", "de", "500", "g", "Rindfleisch für Gulasch", "in Würfeln"],
    ["gehackte Zwiebeln", "de", "", "", "Zwiebeln", "gehackte"],
    ["2 kleine rote Zwiebeln", "de", "2", "", "rote Zwiebeln", "kleine"],
    ["10 Minzeblätter", "de", "10", "leaf", "Minze", ""],
    ["2 EL Doubanjiang (Chili-Bohnen-Paste)", "de", "2", "tbsp", "Doubanjiang (Chili-Bohnen-Paste)", ""],
    ["Salz, Pfeffer", "de", "", "", "Salz, Pfeffer", ""],
    ["1 tin chopped tomatoes", "en", "1", "can", "chopped tomatoes", ""],
    ["2 tbsp chopped parsley", "en", "2", "tbsp", "parsley", "chopped"],
    ["8 basil leaves, torn", "en", "8", "leaf", "basil", "torn"],
    ["1 large free-range egg", "en", "1", "", "egg", "large free-range"],
  ])("keeps names of the lexicon whole: %s", (line, language, ...expected) => {
    expect(toRow(parseIngredientLine(line, language, match))).toEqual(expected);
  });

  test("that is too long is a name as it is", () => {
    const line = `1 EL ${"Öl ".repeat(maxIngredientLineLength)}`.trim();
    expect(parseIngredientLine(line, "de")).toEqual({ amount: null, unit: null, name: line, note: "" });
  });

  test("with an amount that no recipe can store is a name", () => {
    expect(parseIngredientLine("100001 g Mehl", "de").amount).toBeNull();
    expect(parseIngredientLine("0 Eier", "de").amount).toBeNull();
    expect(parseIngredientLine("100000 x 2 g Mehl", "de").amount).toBeNull();
  });
});

describe("any line", () => {
  const pieces = [
    "2|½|1 1/2|3–4|1,5|ein|a|halbe|ca.|etwas|some|ein paar|a few|dozen|x|400 g|EL|tbsp|fl oz|pinch|Dose|Dosen|cans|cup",
    "cm|Tropfen|Zweige|kleine|große|large|Mehl|flour|Zwiebeln|Crème|fraîche|fein|gehackt|finely|chopped|Knoblauchzehen",
    "garlic cloves|Bio-Eier|Saft|juice|of|von|plus|oder|or|zum|Braten|to taste|à|,|(|)|–|%|/|:|;|-|•|+|gr.|gestr.|geh.",
  ];
  const words = fc.constantFrom(...pieces.join("|").split("|"));
  const lines = fc.oneof(
    fc.array(words, { maxLength: 10 }).map((list) => list.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 80 }),
    fc.string({ unit: "binary", maxLength: 80 }),
  );
  const languages = fc.constantFrom<Locale>("de", "en");

  test("is read without an error, to an amount that can be stored", () => {
    fc.assert(
      fc.property(lines, languages, fc.boolean(), (line, language, isMatched) => {
        const { amount, name, note } = parseIngredientLine(line, language, isMatched ? match : undefined);
        expect(`${name}${note}`).not.toMatch(/undefined|null/);
        if (!amount) return;
        expect(amount.from).toBeGreaterThan(0);
        expect(amount.to ?? amount.from).toBeGreaterThanOrEqual(amount.from);
        expect(amount.to ?? amount.from).toBeLessThanOrEqual(100_000);
      }),
      { numRuns: 2000 },
    );
  });

  test("loses no word", () => {
    const texts = fc.array(words, { minLength: 1, maxLength: 10 }).map((list) => list.join(" "));
    fc.assert(
      fc.property(texts, languages, fc.boolean(), (line, language, isMatched) => {
        const parsed = parseIngredientLine(line, language, isMatched ? match : undefined);
        expect(listLostWords(line, parsed)).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });

  test.each([...germanLines, ...englishLines].map(([line]) => line))("keeps each word of %s", (line) => {
    for (const language of ["de", "en"] as const)
      expect(listLostWords(line, parseIngredientLine(line, language, match))).toEqual([]);
  });
});

/** Words of the line that are neither in name or note, nor a number, a unit or "of". */
function listLostWords(line: string, { name, note }: ParsedIngredientLine): string[] {
  const split = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const rest = split(`${name} ${note}`).join(" ");
  const isSaid = (word: string) => numberWords.has(word) || findUnit(word) !== undefined;
  const joining = "of von vom x bis to oder or zu the fl n dutzend dozen and".split(" ");
  const spellings = "hand voll c t".split(" ");
  const others = [...joining, ...spellings];
  return split(line).filter((word) => !isSaid(word) && !others.includes(word) && !isWithin(word, rest));
}

/** "Knoblauchzehen" is in the name without its ending, which is the unit. */
const isWithin = (word: string, rest: string) =>
  rest.includes(word) ||
  (/(?:zehen?|blätter|blatt|zweige?)$/.test(word) &&
    rest.includes(word.replace(/(?:zehen?|blätter|blatt|zweige?)$/, "")));
