import type { Taste } from "./choices.ts";
import type { Suggestion } from "./suggestion.ts";

/** Why a recipe is suggested: the name of a sentence below `tastes.reasons` in the messages. */
export interface Reason {
  name: string;
  minutes?: number;
}

/** Everything that speaks for a suggestion: what it must be and is, then what it has of the wishes; at least that others like it. */
export function reasonsOf({ diet, intolerances }: Taste, { wishes, minutes }: Suggestion): Reason[] {
  const reasons = [
    ...(diet && diet !== "omnivore" ? [`diet-${diet}`] : []),
    ...wishes.map((wish) => wish.replace(":", "-")),
    ...intolerances.map((key) => `without-${key}`),
  ].map((name) => (name === "goal-quick" ? { name, minutes } : { name }));
  return reasons.length > 0 ? reasons : [{ name: "liked" }];
}
