import type { ChoiceKind } from "#lib/platform/routing/what-to-cook-words.ts";
import type { Choices } from "./choices.ts";

/** Minimum of dishes; below it choices are relaxed. */
export const minResults = 4;

/** Choices to relax, the least important first. Never the diet. */
const relaxationSteps: readonly (readonly RelaxedChoice[])[] = [[], ["other"], ["meal"], ["meal", "other"]];

export type RelaxedChoice = Exclude<ChoiceKind, "diet">;

/** Dishes that match all but the relaxed choices; exact matches have none. */
export interface DishGroup<T> {
  relaxed: readonly RelaxedChoice[];
  dishes: T[];
}

/**
 * Searches with fewer and fewer choices until there are `minResults` dishes. Each dish is in the
 * first group it matches; empty groups are left out.
 */
export async function relaxUntilEnough<T extends { id: string }>(
  choices: Choices,
  find: (choices: Choices, relaxed: readonly RelaxedChoice[]) => Promise<T[]>,
): Promise<DishGroup<T>[]> {
  const groups: DishGroup<T>[] = [];
  const seen = new Set<string>();
  for (const relaxed of relaxationSteps) {
    const found = (await find(choices, relaxed)).filter(({ id }) => !seen.has(id));
    for (const { id } of found) seen.add(id);
    if (found.length > 0) groups.push({ relaxed, dishes: found });
    if (seen.size >= minResults) break;
  }
  return groups;
}
