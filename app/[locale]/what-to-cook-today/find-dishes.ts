import { findTopIds, searchItems } from "#lib/content/search/queries.ts";
import { type Choices, quickChoice, toSearch } from "#lib/kitchen/what-to-cook/choices.ts";
import { minutesLeft } from "#lib/kitchen/what-to-cook/meals.ts";
import { type FoundDish, listDishes } from "#lib/kitchen/what-to-cook/queries.ts";
import { rankByTime, rankDishes } from "#lib/kitchen/what-to-cook/ranking.ts";
import { type DishGroup, type RelaxedChoice, relaxUntilEnough } from "#lib/kitchen/what-to-cook/relaxation.ts";
import { seasonsInMonth } from "#lib/kitchen/what-to-cook/seasons.ts";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

/** Maximum of candidates by likes, and again of candidates in season. */
const maxDishes = 60;

export interface FoundDishes {
  /** Best first; exact matches, if any, are the first group. */
  groups: DishGroup<FoundDish>[];
  /** Number of exact matches; a lower bound when `isCapped`. */
  count: number;
  isCapped: boolean;
  /** Minutes until the meal has to be on the table. */
  minutesLeft: number;
}

/** Finds and ranks dishes for the choices at this time; null when the database took too long. */
export async function findDishes(locale: Locale, choices: Choices, now: Date): Promise<FoundDishes | null> {
  const time = toLocalTime(now);
  const remainingMinutes = minutesLeft(choices.meal, time);
  let exactCount = { count: 0, isCapped: false };
  try {
    const groups = await relaxUntilEnough(choices, async (_, relaxed) => {
      const { dishes, ...counts } = await readCandidates(locale, choices, relaxed, time.month);
      if (relaxed.length === 0) exactCount = counts;
      const isSlower = choices.other === quickChoice && relaxed.includes("other");
      return isSlower ? rankByTime(dishes) : rankDishes(dishes, remainingMinutes);
    });
    return { groups, ...exactCount, minutesLeft: remainingMinutes };
  } catch (error) {
    if (error instanceof SearchTimeoutError) return null;
    throw error;
  }
}

/** Thrown so that a search that timed out is not cached. */
class SearchTimeoutError extends Error {}

const readCandidates = cached(
  "what-to-cook",
  () => [cacheTags.cards, cacheTags.ingredients],
  async (locale: Locale, choices: Choices, relaxed: readonly RelaxedChoice[], month: number) => {
    const { listTerms, filters } = toSearch(choices, relaxed);
    const list = { locale, search: "", listTerms, sort: "likes", size: maxDishes } as const;
    const liked = await searchItems({ ...list, filters });
    const seasonal = await findTopIds({ ...list, filters: { ...filters, season: seasonsInMonth(month) } });
    if (!liked || !seasonal) throw new SearchTimeoutError();
    const dishes = await listDishes([...new Set([...liked.ids, ...seasonal])], month);
    return {
      dishes: relaxed.includes("meal") ? dishes.filter(({ isDrink }) => !isDrink) : dishes,
      count: liked.pagination.count,
      isCapped: liked.isCapped,
    };
  },
);
