import type { OptionalFilter } from "./filters.ts";
import type { Preferences } from "./preferences.ts";

/** A recipe recommended for preferences. */
export interface Recommendation {
  id: string;
  /** Optional filters the recipe fulfils. */
  matches: OptionalFilter[];
  minutes: number;
}

/** Lists the answered questions of which the recipe fulfils no answer. */
export function unmetQuestions({ goals, cuisines }: Preferences, { matches }: Recommendation): ("goal" | "cuisine")[] {
  const hasMatch = (kind: string) => matches.some((filter) => filter.startsWith(`${kind}:`));
  return [
    ...(goals.length > 0 && !hasMatch("goal") ? (["goal"] as const) : []),
    ...(cuisines.length > 0 && !hasMatch("cuisine") ? (["cuisine"] as const) : []),
  ];
}

/** Recommendations per page. */
const recommendationsPerRound = 12;

/**
 * Returns one page of recommendations.
 *
 * @param round - Page number from 1; a number beyond the last page shows the first.
 * @returns `next` is the page to link to; the last one links to the first. Null when there is only
 *   one.
 */
export function getRound(all: Recommendation[], round: number): { shown: Recommendation[]; next: number | null } {
  const rounds = Math.ceil(all.length / recommendationsPerRound);
  const current = round > rounds ? 1 : round;
  const shown = all.slice((current - 1) * recommendationsPerRound, current * recommendationsPerRound);
  return { shown, next: rounds > 1 ? (current % rounds) + 1 : null };
}
