/** What the order of suggestions depends on. */
export interface Dish {
  id: string;
  /** Whole duration. */
  minutes: number;
  likes: number;
  isInSeason: boolean;
}

/** First what can still be on the table in time, of that what has its season, of that what is liked. */
export function rankDishes<T extends Dish>(dishes: readonly T[], minutesLeft: number): T[] {
  const tier = (dish: Dish) => (fits(dish, minutesLeft) ? 2 : 0) + (dish.isInSeason ? 1 : 0);
  return dishes.toSorted((a, b) => tier(b) - tier(a) || b.likes - a.likes || (a.id < b.id ? -1 : 1));
}

/** The quickest first: what comes nearest to too little time. */
export function rankByTime<T extends Dish>(dishes: readonly T[]): T[] {
  return dishes.toSorted((a, b) => a.minutes - b.minutes || b.likes - a.likes || (a.id < b.id ? -1 : 1));
}

/** How likely a dish is drawn, beside others. */
export function weightOf(dish: Dish, minutesLeft: number): number {
  return (fits(dish, minutesLeft) ? 5 : 1) * (dish.isInSeason ? 3 : 1) * (1 + Math.log10(1 + dish.likes));
}

function fits({ minutes }: Dish, minutesLeft: number): boolean {
  return minutes <= minutesLeft;
}
