import type { TemperatureValue } from "#lib/measures/markup/values.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { type LintedRecipe, languagesOf, type RecipeTexts } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";
import { listStepTexts } from "../recipe-texts.ts";
import { listTimes, listValues, splitSentences } from "../step-values.ts";

/** Less is a proving drawer, or the middle of a roast. */
const minOvenCelsius = 80;
/** Less keeps a dish warm, which fans do as well, or is the middle of it. */
const minBakingCelsius = 120;

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
  /** Not in the oven: fat and boiled sugar have such temperatures, too. */
  elsewhere: RegExp;
}

const words: Localized<OvenWords> = {
  de: {
    oven: /\b(?:back)?ofen\b/i,
    preheat: /vorheiz|vorgeheiz|heiz[et]{0,2}\b[^.]{0,120}\b(?:vor|ofen)\b/i,
    set: /\b(?:heize?|schalte|stelle|drehe)\b[^.]{0,60}\b(?:back)?ofen\b|vorheiz|vorgeheiz/i,
    use: /\bin den (?:heißen |vorgeheizten |kalten )?(?:back)?ofen\b|\bschieb|\bback(?:e|t|en)\b|\büberback|\bgratinier/i,
    cold: /\bkalten (?:back)?ofen|ausgeschalteten (?:back)?ofen/i,
    elsewhere: /(?:öls?|fett(?:e?s)?|schmalz|sirup|karamell)\b|frittier/i,
  },
  en: {
    oven: /(?<!Dutch )\boven\b/i,
    preheat: /preheat|pre-heat|heat the oven|turn the oven/i,
    set: /preheat|pre-heat|\b(?:heat|turn|set) (?:up |down )?the oven/i,
    use: /\binto the (?:hot |preheated |cold )?oven|\bin the (?:hot |preheated )?oven\b|\bslide\b|\bbake\b|\broast\b/i,
    cold: /\bcold oven|switched-off oven/i,
    elsewhere: /\b(?:oil|fat|clarified butter|lard|syrup|caramel)\b|\b(?:deep|shallow)-fr/i,
  },
};

/** Recipes that do not say how hot the oven is, with and without fan, or that heat it too late. */
export function lintOven(recipe: LintedRecipe): Finding[] {
  return languagesOf(recipe.texts).flatMap((language) => [
    ...lintSteps(recipe, language),
    ...lintNotes(recipe.texts[language], language),
  ]);
}

function lintSteps(recipe: LintedRecipe, language: keyof Localized): Finding[] {
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

/** Tips and notes seldom name the oven: what is held in its heat for a time is in it. */
function lintNotes(texts: RecipeTexts | undefined, language: keyof Localized): Finding[] {
  if (!texts) return [];
  const notes = [
    ...texts.steps.map(({ tip }, index) => ({ field: "step" as const, index, text: tip })),
    ...(["chefsNote", "storage", "freezing", "makeAhead"] as const).map((field) => ({
      field,
      index: null,
      text: texts[field],
    })),
  ];
  return notes.flatMap(({ field, index, text }) =>
    splitSentences(text).some((sentence) => lacksFan(sentence, language))
      ? [toFinding("ovenFanMissing", { field, index, language })]
      : [],
  );
}

function lacksFan(sentence: string, language: keyof Localized): boolean {
  const temperatures = listOvenTemperatures(sentence);
  return (
    listTimes(sentence).length > 0 &&
    !words[language].elsewhere.test(sentence) &&
    temperatures.some(({ from, to, heat }) => heat === "gas" || (to ?? from) >= minBakingCelsius) &&
    temperatures.every(({ heat }) => heat !== "fan")
  );
}

function lintPreheating(
  texts: string[],
  language: keyof Localized,
  { preheat, use, cold }: Pick<OvenWords, "preheat" | "use" | "cold">,
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
