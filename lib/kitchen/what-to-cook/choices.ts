import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { type ChoiceKind, choiceKinds, choiceWords, findChoiceKey } from "#lib/platform/routing/what-to-cook-words.ts";

/** The answers to "What shall I cook today?": a diet, a meal and a third choice. */
export type Choices = Record<ChoiceKind, string>;

/** The choice that limits the time. */
export const quickChoice = "under-30-mins";

/** Initial choices of the form; the meal depends on the time of day, see defaultChoicesAt(). */
export const defaultChoices: Choices = { diet: "vegetarian", meal: "dinner", other: quickChoice };

/** Lists the keys of the choices of a kind in display order. */
export function choicesOf(kind: ChoiceKind): string[] {
  return Object.keys(choiceWords[kind]);
}

/** Parses the words of an address in any language; null when one is unknown. */
export function parseChoices(words: Record<string, string | undefined>): Choices | null {
  const keys = choiceKinds.map((kind) => [kind, findChoiceKey(kind, words[kind] ?? "")]);
  return keys.every(([, key]) => key !== null) ? (Object.fromEntries(keys) as Choices) : null;
}

/**
 * Converts choices to a search without the relaxed ones. Vegan dishes have the vegetarian tag, too.
 */
export function toSearch({ diet, meal, other }: Choices, relaxed: readonly ChoiceKind[] = []) {
  const otherKey = relaxed.includes("other") ? null : other;
  const tags = [diet, otherKey].filter((key) => key !== null && key !== "all" && key !== quickChoice) as string[];
  const lists = relaxed.includes("meal") ? [] : [listTerm.category(meal)];
  return {
    listTerms: [listTerm.type("recipe"), ...lists, ...tags.map(listTerm.tag)],
    filters: otherKey === quickChoice ? { time: ["30"] } : {},
  };
}

/** A combination that differs in one choice. */
interface Neighbour {
  changed: ChoiceKind;
  choices: Choices;
}

/** Lists all combinations that differ in one choice, by kind of choice. */
export function listAlternatives(choices: Choices): Neighbour[] {
  return choiceKinds.flatMap((changed) =>
    choicesOf(changed)
      .filter((key) => key !== choices[changed])
      .map((key) => ({ changed, choices: { ...choices, [changed]: key } })),
  );
}
