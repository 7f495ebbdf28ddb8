import { describe, expect, test } from "vitest";
import { parseIngredientLine } from "#lib/measures/kitchen-text/ingredient-line.ts";
import { createIngredientMatcher } from "#lib/measures/kitchen-text/ingredient-matcher.ts";
import { formatAmount } from "#lib/measures/units/amount.ts";
import { isPlural } from "#lib/measures/units/plural.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { loadSampleVocabulary } from "#tests/lib/kitchen/shopping-lists/vocabulary.ts";
import { ingredientOf, recipes, rowsOf, unitNames } from "#tests/support/catalogue.ts";
import type { RecipeIngredientSeed } from "#tests/support/sample/sample-types.ts";

const match = createIngredientMatcher((await loadSampleVocabulary()).ingredients);

/** Writes a row as a page shows it: "80 g geräucherter Speck, in dünnen Scheiben". */
function format(
  { ingredient, amount, amountMax, unit, characteristic, addition }: RecipeIngredientSeed,
  locale: Locale,
) {
  const largest = amountMax ?? amount ?? 0;
  const words = unit === undefined ? undefined : unitNames[locale][unit];
  const quantity = formatAmount(
    {
      amount: amount ?? null,
      amountMax: amountMax ?? null,
      unit: (isPlural(largest) ? words?.many : words?.one) ?? "",
      unitCode: unit ?? null,
    },
    locale,
  );
  const names = ingredientOf(ingredient).names[locale];
  const named = `${quantity} ${isPlural(largest) ? names.plural : names.singular}`.trim();
  return [named, characteristic?.[locale], addition?.[locale]].filter(Boolean).join(", ");
}

/** In grams and millilitres, with the two decimals that are stored. */
function toStored(amount: number | null | undefined, unit: string | null | undefined) {
  if (amount === null || amount === undefined) return null;
  return Math.round(amount * (unit === "kg" || unit === "l" ? 1000 : 1) * 100) / 100;
}
const toBase = (unit: string | null | undefined) => (unit === "kg" ? "g" : unit === "l" ? "ml" : (unit ?? null));

function readBack(row: RecipeIngredientSeed, line: string, locale: Locale) {
  const { amount, unit, name, note } = parseIngredientLine(line, locale, match);
  const notes = [row.characteristic?.[locale], row.addition?.[locale]].filter(Boolean).join(", ");
  return {
    read: [match(name, locale), toStored(amount?.from, unit), toStored(amount?.to, unit), toBase(unit), note],
    written: [
      row.ingredient,
      toStored(row.amount, row.unit),
      toStored(row.amountMax, row.unit),
      toBase(row.unit),
      // Inner brackets are taken apart with the others.
      notes.replace(/\s/g, " ").replace(/ ?\(/g, ", ").replace(/\)/g, ""),
    ],
  };
}

/** A name that begins with a unit. */
const exceptions: Record<Locale, string[]> = {
  de: [],
  en: ["4 thin slices of beef topside, 180 g each, 5 mm thick"],
};

describe("the ingredients of the sample recipes", () => {
  test.each(locales)("are read back from their lines in %s", (locale) => {
    const lines = recipes.flatMap((recipe) => rowsOf(recipe)).map((row) => ({ row, line: format(row, locale) }));
    const differing = lines.flatMap(({ row, line }) => {
      const { read, written } = readBack(row, line, locale);
      return JSON.stringify(read) === JSON.stringify(written) ? [] : [line.replace(/\s/g, " ")];
    });
    expect(lines.length).toBeGreaterThan(500);
    expect(differing).toEqual(exceptions[locale]);
    expect(differing.length / lines.length).toBeLessThan(0.02);
  });
});
