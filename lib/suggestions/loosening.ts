import type { QuizQuestion } from "#lib/i18n/quiz-words.ts";
import type { Choices } from "./choices.ts";

/** Fewer than these are no choice. */
export const enough = 4;

/** What may be let go of, the least important first. Never the diet. */
const looseningSteps: readonly (readonly Loosened[])[] = [[], ["other"], ["meal"], ["meal", "other"]];

export type Loosened = Exclude<QuizQuestion, "diet">;

/** Dishes that fit but for what was let go of; nothing of that for those that fit exactly. */
export interface Group<T> {
  loosened: readonly Loosened[];
  dishes: T[];
}

/**
 * Looks for what fits, and lets go of one choice after the other until there are enough. Each dish stands in the first group it fits in;
 * groups without any are left out.
 */
export async function loosenUntilEnough<T extends { id: string }>(
  choices: Choices,
  find: (choices: Choices, loosened: readonly Loosened[]) => Promise<T[]>,
): Promise<Group<T>[]> {
  const groups: Group<T>[] = [];
  const seen = new Set<string>();
  for (const loosened of looseningSteps) {
    const found = (await find(choices, loosened)).filter(({ id }) => !seen.has(id));
    for (const { id } of found) seen.add(id);
    if (found.length > 0) groups.push({ loosened, dishes: found });
    if (seen.size >= enough) break;
  }
  return groups;
}
