import { type Dish, pickWeight } from "./ranking.ts";

/**
 * Picks a random dish of the first group that has one apart from the excluded ones. When nothing
 * else is left, exclusions are lifted from the last to the first.
 *
 * @param random - A number from 0 to below 1.
 * @returns Null when all groups are empty.
 */
export function pickRandomDish<T extends Dish>(
  groups: readonly (readonly T[])[],
  minutesLeft: number,
  excludedIds: readonly (string | undefined)[],
  random: number,
): T | null {
  const candidates = groups
    .map((dishes) => dishes.filter(({ id }) => !excludedIds.includes(id)))
    .find(({ length }) => length > 0);
  if (!candidates)
    return excludedIds.length > 0 ? pickRandomDish(groups, minutesLeft, excludedIds.slice(0, -1), random) : null;
  const weights = candidates.map((dish) => pickWeight(dish, minutesLeft));
  let remaining = random * weights.reduce((sum, weight) => sum + weight, 0);
  const picked = candidates.find((_, index) => {
    remaining -= weights[index] ?? 0;
    return remaining < 0;
  });
  return picked ?? candidates.at(-1) ?? null;
}
