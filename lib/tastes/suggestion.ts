import type { Taste } from "./choices.ts";
import type { Wish } from "./wishes.ts";

/** A recipe for a taste. */
export interface Suggestion {
  id: string;
  /** What it has of what somebody would like. */
  wishes: Wish[];
  minutes: number;
}

/** Questions with wishes of which a suggestion has none. */
export function missedBy({ goals, cuisines }: Taste, { wishes }: Suggestion): ("goal" | "cuisine")[] {
  const has = (kind: string) => wishes.some((wish) => wish.startsWith(`${kind}:`));
  return [
    ...(goals.length > 0 && !has("goal") ? (["goal"] as const) : []),
    ...(cuisines.length > 0 && !has("cuisine") ? (["cuisine"] as const) : []),
  ];
}

/** Suggestions on one page. */
const roundSize = 12;

/** The suggestions of a round, and the number of another one: after the last comes the first again. Null where one round shows all. */
export function roundOf(all: Suggestion[], round: number): { shown: Suggestion[]; next: number | null } {
  const rounds = Math.ceil(all.length / roundSize);
  const current = round > rounds ? 1 : round;
  const shown = all.slice((current - 1) * roundSize, current * roundSize);
  return { shown, next: rounds > 1 ? (current % rounds) + 1 : null };
}
