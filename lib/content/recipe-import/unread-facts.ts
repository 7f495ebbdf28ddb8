import { parseMinutes } from "#lib/measures/kitchen-text/minutes.ts";
import { readFacts } from "./recipe-facts.ts";

const separators = /[\n,;|·•()/]|\s[–-]\s|\.\s+(?=\p{Lu})/u;
/** Longer parts are prose; more of them no list of facts. */
const maxPartLength = 60;
const maxParts = 200;

/**
 * Lists what a description says about yield, times and difficulty, as in "Für 12 Stücke, 1 Std 20
 * Min": facts among other words, which no line of facts has given to the fields of the recipe.
 */
export function listUnreadFacts(description: string): string[] {
  const parts = description.split(separators, maxParts).map((part) => part.trim());
  const isFact = (part: string) =>
    part.length <= maxPartLength && (parseMinutes(part) !== null || readFacts(part) !== null);
  return [...new Set(parts.filter((part) => part !== "" && isFact(part)))];
}
