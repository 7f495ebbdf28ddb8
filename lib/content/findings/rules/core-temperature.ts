import { extractConcepts } from "#lib/content/search-index/concepts.ts";
import { getAncestors } from "#lib/content/search-index/vocabulary.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { type LintedRecipe, type LintedRow, languagesOf } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";
import { listTemperatures, listTimes } from "../step-values.ts";

/**
 * The lowest temperature in °C that the middle has to reach.
 *
 * @see https://www.bfr.bund.de/en/a-z-index/protection-against-foodborne-infections-in-private-households/
 */
const minCelsius = { poultry: 70, mince: 70, fish: 55 };
type Kind = keyof typeof minCelsius;
/** Hotter is an oven or a pan. */
const maxCelsius = 100;

/** Stocks, sauces, and fish that is preserved. */
const otherProducts =
  /brühe|fond|stock|broth|sauce|soße|paste|pulver|powder|räucher|smoked|dose|canned|tinned|ei(?:er)?\b|egg/i;
const preserved = ["anchovy", "herring", "tuna"];
const heatWords: Localized<RegExp> = {
  de: /\b(?:brat|back|grill|koch|gar|dünst|dämpf|schmor|ofen|röst|pochier)/i,
  en: /\b(?:fry|fries|fried|bak|grill|cook|roast|steam|brais|oven|poach|sear|boil|simmer)/i,
};
/** What boils in liquid for long is hotter than any of these temperatures. */
const boilWords: Localized<RegExp> = {
  de: /köchel|schmor|kochen|koche|simmern/i,
  en: /simmer|boil|braise|stew/i,
};
const minBoilMinutes = 20;

/** Poultry, mince and fish whose steps do not say which temperature the middle has to reach. */
export function lintCoreTemperature(recipe: LintedRecipe): Finding[] {
  const risky = recipe.rows.flatMap((row, index) => {
    const kind = findKind(row);
    return kind ? [{ kind, index, name: row.names }] : [];
  });
  if (risky.length === 0) return [];
  return languagesOf(recipe.texts).flatMap((language) => {
    const steps = recipe.texts[language]?.steps ?? [];
    const texts = steps.map(({ text, tip }) => `${text}\n${tip}`);
    if (!texts.some((text) => heatWords[language].test(text)) || texts.some((text) => boilsLong(text, language))) {
      return [];
    }
    const temperatures = texts.flatMap(listTemperatures).filter((celsius) => celsius < maxCelsius);
    return risky
      .filter(({ kind }) => !temperatures.some((celsius) => celsius >= minCelsius[kind]))
      .map(({ kind, index, name }) =>
        toFinding("coreTemperatureMissing", { field: "ingredient", index, language }, { name, min: minCelsius[kind] }),
      );
  });
}

function boilsLong(text: string, language: keyof Localized): boolean {
  return boilWords[language].test(text) && listTimes(text).some(({ seconds }) => seconds >= minBoilMinutes * 60);
}

function findKind({ names }: LintedRow): Kind | null {
  if (otherProducts.test(`${names.de} ${names.en}`)) return null;
  const concepts = locales.flatMap((locale) => extractConcepts(names[locale], locale));
  if (concepts.some((key) => preserved.includes(key))) return null;
  const broader = new Set(concepts.flatMap(getAncestors));
  return (Object.keys(minCelsius) as Kind[]).find((kind) => broader.has(kind)) ?? null;
}
