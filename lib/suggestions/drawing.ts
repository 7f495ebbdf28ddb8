import { type Dish, weightOf } from "./ranking.ts";

/**
 * Draws one dish of the first of these groups that has any but those of `not`, the last of which comes back into the lot first where
 * nothing else is left: what was drawn before is the worst surprise. `random` is from 0 to below 1. Null when there is nothing at all.
 */
export function drawDish<T extends Dish>(
  groups: readonly (readonly T[])[],
  minutesLeft: number,
  not: readonly (string | undefined)[],
  random: number,
): T | null {
  const lot = groups.map((dishes) => dishes.filter(({ id }) => !not.includes(id))).find(({ length }) => length > 0);
  if (!lot) return not.length > 0 ? drawDish(groups, minutesLeft, not.slice(0, -1), random) : null;
  const weights = lot.map((dish) => weightOf(dish, minutesLeft));
  let rest = random * weights.reduce((sum, weight) => sum + weight, 0);
  const drawn = lot.find((_, index) => {
    rest -= weights[index] ?? 0;
    return rest < 0;
  });
  return drawn ?? lot.at(-1) ?? null;
}
