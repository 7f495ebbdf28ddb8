import { berlinTime } from "#lib/berlin.ts";
import { cached, cacheTags } from "#lib/cache.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { findFirst, searchItems } from "#lib/searches/queries.ts";
import { type Choices, quick, toSearch } from "#lib/suggestions/choices.ts";
import { type Group, type Loosened, loosenUntilEnough } from "#lib/suggestions/loosening.ts";
import { minutesLeft } from "#lib/suggestions/meals.ts";
import { type FoundDish, readDishes } from "#lib/suggestions/queries.ts";
import { rankByTime, rankDishes } from "#lib/suggestions/ranking.ts";
import { seasonsOf } from "#lib/suggestions/seasons.ts";

/** Of more than these, the most liked stand for all, and beside them the most liked that have their season. */
const mostDishes = 60;

export interface Dishes {
  /** The best first; the first group is what fits exactly, if anything does. */
  groups: Group<FoundDish>[];
  /** How many fit exactly; more than that where `isCapped`. */
  count: number;
  isCapped: boolean;
  /** Minutes until the meal has to be on the table. */
  minutesLeft: number;
}

/** What somebody can cook now who has chosen so; null when the database took too long. */
export async function findDishes(locale: Locale, choices: Choices, now: Date): Promise<Dishes | null> {
  const time = berlinTime(now);
  const left = minutesLeft(choices.meal, time);
  let exact = { count: 0, isCapped: false };
  try {
    const groups = await loosenUntilEnough(choices, async (_, loosened) => {
      const { dishes, ...counted } = await readPool(locale, choices, loosened, time.month);
      if (loosened.length === 0) exact = counted;
      const isSlower = choices.other === quick && loosened.includes("other");
      return isSlower ? rankByTime(dishes) : rankDishes(dishes, left);
    });
    return { groups, ...exact, minutesLeft: left };
  } catch (error) {
    if (error instanceof Cut) return null;
    throw error;
  }
}

/** Nothing is remembered of a search that was stopped. */
class Cut extends Error {}

const readPool = cached(
  "suggestions",
  () => [cacheTags.cards, cacheTags.ingredients],
  async (locale: Locale, choices: Choices, loosened: readonly Loosened[], month: number) => {
    const { scope, filters } = toSearch(choices, loosened);
    const list = { locale, search: "", scope, sort: "likes", size: mostDishes } as const;
    const liked = await searchItems({ ...list, filters });
    const seasonal = await findFirst({ ...list, filters: { ...filters, season: seasonsOf(month) } });
    if (!liked || !seasonal) throw new Cut();
    const dishes = await readDishes([...new Set([...liked.ids, ...seasonal])], month);
    return {
      dishes: loosened.includes("meal") ? dishes.filter(({ isDrink }) => !isDrink) : dishes,
      count: liked.pagination.count,
      isCapped: liked.isCapped,
    };
  },
);
