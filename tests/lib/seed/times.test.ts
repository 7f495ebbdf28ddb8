import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { eachRecipe } from "#tests/support/catalogue.ts";
import type { RecipeSeed } from "#tests/support/sample/sample-types.ts";

/** Repeated times: the second tray, the next pizza, the next fold. */
const again: Record<string, number[]> = {
  "chocolate-chip-cookies": [11],
  lebkuchen: [20],
  "pizza-margherita": [8, 8, 8],
  "rosemary-focaccia": [30, 30],
  "star-cookies": [12],
  "vanilla-crescents": [12],
};
/**
 * Times that overlap others, e.g. the oven heats while the dough rises, or that need no waiting.
 */
const meanwhile: Record<string, number[]> = {
  "beef-roulades": [45],
  "goose-legs": [25, 20],
  guacamole: [120],
  "kung-pao-chicken": [12],
  "mapo-tofu": [12],
  "pizza-dough": [45],
  "pizza-margherita": [45],
  "sourdough-loaf": [30, 60, 45],
};

describe.each(eachRecipe)("%s", (key, recipe) => {
  test("names the same times in both languages", () => {
    expect(timesOf(recipe, "en")).toEqual(timesOf(recipe, "de"));
  });

  test("bakes and rests as long as its steps say, and needs no more preparation than stated", () => {
    const times = without([...timesOf(recipe, "de"), ...(again[key] ?? [])], meanwhile[key] ?? []);
    const { preparation, baking, resting } = recipe.duration;
    const rests = partsOf(times, baking).flatMap((rest) => partsOf(rest, resting));
    expect(rests, `${times} make ${baking} of heat and ${resting} of rest`).not.toEqual([]);
    expect(Math.min(...rests.map(total))).toBeLessThanOrEqual(preparation);
  });
});

/** Minutes in the order of the steps, without tips. */
function timesOf(recipe: RecipeSeed, locale: Locale): number[] {
  const text = recipe.steps.map((step) => step.text[locale]).join("\n");
  return [...text.matchAll(/(\d+)\u00a0(Minute|minute|Stunde|hour)/g)].map(
    ([, amount, unit]) => Number(amount) * (unit === "Stunde" || unit === "hour" ? 60 : 1),
  );
}

/**
 * Removes times that add up to `sum`, in every possible way, and returns the remaining ones of each
 * way.
 */
function partsOf(times: number[], sum: number): number[][] {
  if (sum === 0) return [times];
  const [first, ...others] = times;
  if (first === undefined || sum < 0) return [];
  return [...partsOf(others, sum - first), ...partsOf(others, sum).map((rest) => [first, ...rest])];
}

function without(times: number[], removed: number[]): number[] {
  return removed.reduce(
    (remaining, time) => remaining.toSpliced(remaining.indexOf(time), remaining.includes(time) ? 1 : 0),
    times,
  );
}

function total(times: number[]): number {
  return times.reduce((sum, time) => sum + time, 0);
}
