import type { TemperatureValue } from "#lib/measures/markup/values.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { type LintedRecipe, languagesOf } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";
import { listStepTexts } from "../recipe-texts.ts";
import { listValues } from "../step-values.ts";

/** Less is a proving drawer, or the middle of a roast. */
const minOvenCelsius = 80;

interface OvenWords {
  /** The oven itself; a Dutch oven is a pot. */
  oven: RegExp;
  preheat: RegExp;
  /** The oven gets a temperature, at first or another one. */
  set: RegExp;
  /** The dish goes in. */
  use: RegExp;
  /** Heated together with the dish, or no longer on. */
  cold: RegExp;
}

const words: Localized<OvenWords> = {
  de: {
    oven: /\b(?:back)?ofen\b/i,
    preheat: /vorheiz|vorgeheiz|heiz[et]{0,2}\b[^.]{0,120}\b(?:vor|ofen)\b/i,
    set: /\b(?:heize?|schalte|stelle|drehe)\b[^.]{0,60}\b(?:back)?ofen\b|vorheiz|vorgeheiz/i,
    use: /\bin den (?:heißen |vorgeheizten |kalten )?(?:back)?ofen\b|\bschieb|\bback(?:e|t|en)\b|\büberback|\bgratinier/i,
    cold: /\bkalten (?:back)?ofen|ausgeschalteten (?:back)?ofen/i,
  },
  en: {
    oven: /(?<!Dutch )\boven\b/i,
    preheat: /preheat|pre-heat|heat the oven|turn the oven/i,
    set: /preheat|pre-heat|\b(?:heat|turn|set) (?:up |down )?the oven/i,
    use: /\binto the (?:hot |preheated |cold )?oven|\bin the (?:hot |preheated )?oven\b|\bslide\b|\bbake\b|\broast\b/i,
    cold: /\bcold oven|switched-off oven/i,
  },
};

/** Recipes that do not say how hot the oven is, with and without fan, or that heat it too late. */
export function lintOven(recipe: LintedRecipe): Finding[] {
  return languagesOf(recipe.texts).flatMap((language): Finding[] => {
    const texts = listStepTexts(recipe, language);
    const { oven, preheat, use, cold } = words[language];
    const first = texts.findIndex((text) => oven.test(text));
    if (first < 0 && recipe.ovenCelsius === null) return [];
    const temperatures = texts.flatMap(listOvenTemperatures);
    if (temperatures.length === 0) {
      const isOff = texts.every((text) => !oven.test(text.replace(cold, "")));
      if (isOff && recipe.ovenCelsius === null) return [];
      return [toFinding("ovenTemperatureMissing", { field: "step", index: Math.max(0, first), language })];
    }
    const celsius = recipe.ovenCelsius;
    const differing =
      celsius !== null && !temperatures.some(({ from, to }) => from <= celsius && celsius <= (to ?? from))
        ? [toFinding("ovenTemperatureDiffers", { field: "step", index: first, language }, { celsius })]
        : [];
    return [...differing, ...lintFan(texts, language), ...lintPreheating(texts, language, { preheat, use, cold })];
  });
}

/** Steps that set the oven by one kind of heat: every second reader has the other. */
function lintFan(texts: string[], language: keyof Localized): Finding[] {
  return texts.flatMap((text, index) => {
    const heats = words[language].set.test(text) ? listOvenTemperatures(text).map(({ heat }) => heat) : [];
    return heats.length === 0 || heats.includes("fan")
      ? []
      : [toFinding("ovenFanMissing", { field: "step", index, language })];
  });
}

function lintPreheating(
  texts: string[],
  language: keyof Localized,
  { preheat, use, cold }: Omit<OvenWords, "oven" | "set">,
): Finding[] {
  if (texts.some((text) => cold.test(text) && !preheat.test(text))) return [];
  const heated = texts.findIndex((text) => preheat.test(text));
  const isHot = (text: string) => listOvenTemperatures(text).length > 0;
  if (heated < 0) {
    const step = Math.max(0, texts.findIndex(isHot));
    return [toFinding("ovenNotPreheated", { field: "step", index: step, language })];
  }
  // Only steps with the temperature of the oven or behind the heating can use it.
  const used = texts.findIndex((text) => words[language].oven.test(text.replace(preheat, "")) && use.test(text));
  const isLate = used >= 0 && (used < heated || (used === heated && isUsedFirst(texts[used] ?? "", { preheat, use })));
  return isLate ? [toFinding("ovenPreheatedLate", { field: "step", index: used, language })] : [];
}

function isUsedFirst(text: string, { preheat, use }: Pick<OvenWords, "preheat" | "use">): boolean {
  return text.search(use) < text.search(preheat);
}

function listOvenTemperatures(text: string): TemperatureValue[] {
  return listValues(text).flatMap((value) =>
    value.type === "temperature" && (value.heat === "gas" || (value.to ?? value.from) >= minOvenCelsius) ? [value] : [],
  );
}
