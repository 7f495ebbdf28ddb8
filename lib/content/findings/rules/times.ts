import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { type LintedRecipe, languagesOf } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";
import { listStepTexts } from "../recipe-texts.ts";
import { listTimes, splitSentences } from "../step-values.ts";

/** A time that runs beside other work, or is one of several possible ones. */
const besideWords: Localized<RegExp> = {
  de: /inzwischen|währenddessen|unterdessen|derweil|dabei|so lange|in den letzten|davor|vorheiz|heiz|vorher|bis zu/i,
  en: /meanwhile|in the meantime|while|for the last|before|preheat|up to/i,
};
/** A time that is waited for again: the next tray, the next fold. */
const repeatWords: Localized<RegExp> = {
  de: /nächste|zweite|dritte|übrige|restliche|jeweils|wiederhol|nacheinander|blech|portionsweise|noch zweimal|dreimal/i,
  en: /next|second|third|remaining|each|repeat|one after|batch|sheet|tray|twice|three times/i,
};
const maxRepeats = 3;
/** More times are compared by their sum alone. */
const maxTimes = 30;
/** Minutes, and a share of longer times, by which recipes may round. */
const tolerance = (minutes: number) => Math.max(1, minutes * 0.1);

interface StepTime {
  minutes: number[];
  isOptional: boolean;
}

/**
 * Compares the times of the steps with those of the recipe: some of them make the time in the oven,
 * others the rest, and what remains is not longer than the preparation.
 */
export function lintTimes(recipe: LintedRecipe): Finding[] {
  const { preparation, baking, resting } = recipe.duration;
  return languagesOf(recipe.texts).flatMap((language) => {
    const times = listStepTexts(recipe, language).flatMap((text) => listStepTimes(text, language));
    if (times.length === 0 || times.length > maxTimes || addsUp(times, recipe.duration)) return [];
    return [toFinding("timesDiffer", { field: "duration", language }, { preparation, baking, resting })];
  });
}

function listStepTimes(text: string, language: Locale): StepTime[] {
  const isRepeated = repeatWords[language].test(text);
  return splitSentences(text).flatMap((sentence) => {
    const isBeside = besideWords[language].test(sentence);
    return listTimes(sentence).flatMap(({ seconds, maxSeconds, hasTimer }): StepTime[] => {
      const isOptional = isBeside || !hasTimer;
      const minutes = [...new Set([seconds / 60, maxSeconds / 60])];
      const repeats = Array.from({ length: isRepeated ? maxRepeats : 0 }, () => ({ minutes, isOptional: true }));
      return [{ minutes, isOptional }, ...repeats];
    });
  });
}

/** Whether the times can be divided into heat, rest and work as the recipe says. */
function addsUp(times: StepTime[], { preparation, baking, resting }: LintedRecipe["duration"]): boolean {
  const maxima = [baking + tolerance(baking), resting + tolerance(resting)] as const;
  // The least work for each possible heat and rest.
  let reached = new Map<string, { heat: number; rest: number; work: number }>([["0 0", { heat: 0, rest: 0, work: 0 }]]);
  for (const { minutes, isOptional } of times) {
    const next = new Map<string, { heat: number; rest: number; work: number }>();
    const add = (heat: number, rest: number, work: number) => {
      if (heat > maxima[0] || rest > maxima[1]) return;
      const known = next.get(`${heat} ${rest}`);
      if (!known || known.work > work) next.set(`${heat} ${rest}`, { heat, rest, work });
    };
    for (const { heat, rest, work } of reached.values()) {
      if (isOptional) add(heat, rest, work);
      for (const one of minutes) {
        add(heat + one, rest, work);
        add(heat, rest + one, work);
        add(heat, rest, work + one);
      }
    }
    reached = next;
  }
  return [...reached.values()].some(
    ({ heat, rest, work }) =>
      heat >= baking - tolerance(baking) &&
      rest >= resting - tolerance(resting) &&
      work <= preparation + tolerance(preparation),
  );
}
