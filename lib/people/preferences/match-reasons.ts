import type { Preferences } from "./preferences.ts";
import type { Recommendation } from "./recommendation.ts";

/** Why a recipe is recommended; `name` is a message key below `preferences.reasons`. */
interface MatchReason {
  name: string;
  minutes?: number;
}

/**
 * Lists why a recipe is recommended: required filters and matched optional ones; "liked" when there
 * is none.
 */
export function listMatchReasons(
  { diet, intolerances }: Preferences,
  { matches, minutes }: Recommendation,
): MatchReason[] {
  const reasons = [
    ...(diet && diet !== "omnivore" ? [`diet-${diet}`] : []),
    ...matches.map((filter) => filter.replace(":", "-")),
    ...intolerances.map((key) => `without-${key}`),
  ].map((name) => (name === "goal-quick" ? { name, minutes } : { name }));
  return reasons.length > 0 ? reasons : [{ name: "liked" }];
}
