import { expect, test } from "vitest";
import { formatUsMeasure, pickWord, unitWord } from "#lib/measures/units/format-us-measure.ts";
import type { UsMeasure } from "#lib/measures/units/us-measure.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

test.each<[UsMeasure, Locale, string]>([
  [{ amount: 1.5, unit: "cup" }, "en", "1½ cups"],
  [{ amount: 0.5, unit: "cup" }, "en", "½ cup"],
  [{ amount: 1, unit: "cup", plus: { amount: 2, unit: "tbsp" } }, "en", "1 cup + 2 tbsp"],
  [{ amount: 2, amountMax: 3, unit: "cup" }, "en", "2–3 cups"],
  [{ amount: 0.5, amountMax: 1, unit: "cup" }, "en", "½–1 cup"],
  [{ amount: 1, unit: "can", canOunces: 14.5 }, "en", "1 can (14.5 oz)"],
  [{ amount: 2, unit: "can", canOunces: 14.5 }, "de", "2 Dosen (14,5 oz)"],
  [{ amount: 1.5, unit: "inch" }, "en", "1½-inch piece"],
  [{ amount: 1.5, unit: "inch" }, "de", "1½ Zoll"],
])("%o in %s is %s", (measure, locale, expected) => {
  expect(formatUsMeasure(measure, usUnits[locale], locale).replaceAll("\u00a0", " ")).toBe(expected);
});

test("has no word for counted pieces and for an unknown unit", () => {
  expect(unitWord(usUnits.en, null, 2)).toBe("");
  expect(unitWord(usUnits.en, "bathtub", 2)).toBe("");
});

test("picks the word that agrees with the amount, and none without an amount", () => {
  const egg = { one: "egg", many: "eggs" };
  expect([0, 0.5, 1, 1.5, null].map((amount) => pickWord(egg, amount))).toEqual(["eggs", "egg", "egg", "eggs", ""]);
});
