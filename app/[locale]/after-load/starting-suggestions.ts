import { type IngredientLink, listIngredients } from "#lib/content/ingredients/queries.ts";
import { getBerlinMonth, isInSeason } from "#lib/content/ingredients/season.ts";
import type { MenuEntry } from "#lib/content/menus/menu.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

const maxSuggestions = 6;

/** What the search of every page offers today; topics of the menu alone if the ingredients fail. */
export async function findStartingSuggestions(locale: Locale, menu: readonly MenuEntry[]) {
  const ingredients = await listIngredients(locale).catch((error: Error) => {
    console.error("The search suggests no ingredients:", error);
    return [];
  });
  return listStartingSuggestions(ingredients, menu, getBerlinMonth(currentTime()));
}

/**
 * What the search offers before anything is typed: ingredients in season, first those that are for
 * the shortest time, and where few are, the first link of each group of the recipes menu.
 *
 * @param month from 1 to 12
 */
export function listStartingSuggestions(
  ingredients: readonly Pick<IngredientLink, "title" | "href" | "season">[],
  menu: readonly MenuEntry[],
  month: number,
): { title: string; href: string }[] {
  const seasonal = ingredients
    .filter(({ season }) => isInSeason(season, month))
    .toSorted((a, b) => a.season.length - b.season.length);
  const groups = menu.find(({ type }) => type === "recipes")?.groups ?? [];
  const topics = groups.flatMap(({ entries }) => entries.slice(0, 1));
  return [...seasonal, ...topics].slice(0, maxSuggestions).map(({ title, href }) => ({ title, href }));
}
