import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseIngredientLine } from "#lib/measures/kitchen-text/ingredient-line.ts";
import { createIngredientMatcher } from "#lib/measures/kitchen-text/ingredient-matcher.ts";
import { lintText } from "#lib/measures/markup/lint.ts";
import { proposeStepMarkup, type RecognizedRow } from "#lib/measures/markup/propose-step.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { loadSampleVocabulary } from "#tests/lib/kitchen/shopping-lists/vocabulary.ts";

const { ingredients } = await loadSampleVocabulary();
const match = createIngredientMatcher(ingredients);

function toRow(line: string): RecognizedRow {
  const { amount, unit, name } = parseIngredientLine(line, "de", match);
  const found = ingredients.find(({ id }) => id === match(name, "de"));
  return { amount, unit, ingredient: found ? { key: found.id, names: found.names } : null };
}

const rows = ["500 g Mehl", "40 g Zucker", "2 Eier", "60 g Zucker", "3 Goldtaler", "2 EL Olivenöl"].map(toRow);

describe("the text of an imported step", () => {
  test.each([
    ["Den Ofen auf 180 °C vorheizen.", "Den Ofen auf {180 °C} vorheizen."],
    ["60 g Zucker mit 2 Eiern 5 Minuten schlagen.", "{60 g sugar#2} Zucker mit {2 egg|Ei|Eiern} {5 min} schlagen."],
    ["2 EL Öl und 3 Goldtaler", "{2 tbsp olive-oil} Öl und 3 Goldtaler"],
    ["Alles {sehr} gut verrühren", "Alles (sehr) gut verrühren"],
    ["{180 °C}", "({180 °C})"],
  ])("is marked: %s", (text, marked) => {
    expect(proposeStepMarkup(text, rows, "de")).toBe(marked);
  });

  test("is marked without any rows", () => {
    expect(proposeStepMarkup("Bake for 20 minutes.", [], "en")).toBe("Bake for {20 min}.");
  });

  test("leaves nothing for the linter", () => {
    const keys = rows.flatMap(({ ingredient }) => ingredient?.key ?? []);
    const pieces = fc.constantFrom(
      "{",
      "}",
      "2 Eier",
      "5 min",
      "180 °C",
      "{5 min}",
      "60 g",
      "Zucker",
      "und",
      "{x|",
      "EL",
    );
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 10 }).map((list) => list.join(" ")),
      fc.string({ unit: "grapheme" }),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(...locales), (text, language) => {
        expect(lintText(proposeStepMarkup(text, rows, language), keys)).toEqual([]);
      }),
    );
  });
});
