/** The properties of a recipe that ranking depends on. */
export interface Dish {
  id: string;
  /** Total duration. */
  minutes: number;
  likes: number;
  isInSeason: boolean;
}

/** Orders dishes: ready in time first, then in season, then by likes. */
export function rankDishes<T extends Dish>(dishes: readonly T[], minutesLeft: number): T[] {
  const tier = (dish: Dish) => (isReadyInTime(dish, minutesLeft) ? 2 : 0) + (dish.isInSeason ? 1 : 0);
  return dishes.toSorted((a, b) => tier(b) - tier(a) || b.likes - a.likes || (a.id < b.id ? -1 : 1));
}

/** Orders dishes by duration, the quickest first. */
export function rankByTime<T extends Dish>(dishes: readonly T[]): T[] {
  return dishes.toSorted((a, b) => a.minutes - b.minutes || b.likes - a.likes || (a.id < b.id ? -1 : 1));
}

/** Returns the weight of a dish for pickRandomDish(). */
export function pickWeight(dish: Dish, minutesLeft: number): number {
  return (isReadyInTime(dish, minutesLeft) ? 5 : 1) * (dish.isInSeason ? 3 : 1) * (1 + Math.log10(1 + dish.likes));
}

function isReadyInTime({ minutes }: Dish, minutesLeft: number): boolean {
  return minutes <= minutesLeft;
}
