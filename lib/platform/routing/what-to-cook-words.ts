import type { Localized } from "#lib/platform/i18n/locales.ts";

const localized = (en: string, de: string): Localized => ({ en, de });

/** The choices of "what to cook today" and their words in addresses; keys are the English words. */
export const choiceWords = {
  diet: {
    all: localized("all", "alles"),
    vegetarian: localized("vegetarian", "vegetarisch"),
    vegan: localized("vegan", "vegan"),
  },
  meal: {
    dinner: localized("dinner", "abendessen"),
    lunch: localized("lunch", "mittagessen"),
    breakfast: localized("breakfast", "fruhstuck"),
  },
  other: {
    "under-30-mins": localized("under-30-mins", "unter-30-minuten"),
    healthy: localized("healthy", "gesund"),
    "for-children": localized("for-children", "fur-kinder"),
  },
} as const;

export type ChoiceKind = keyof typeof choiceWords;
export const choiceKinds = ["diet", "meal", "other"] as const satisfies ChoiceKind[];

/** The key of a choice from its word in any language, or null. */
export function findChoiceKey(kind: ChoiceKind, word: string): string | null {
  const choices: Record<string, Localized> = choiceWords[kind];
  return Object.keys(choices).find((key) => choices[key]?.de === word || choices[key]?.en === word) ?? null;
}

export function choiceWord(kind: ChoiceKind, key: string, locale: keyof Localized): string {
  const choices: Record<string, Localized> = choiceWords[kind];
  return choices[key]?.[locale] ?? key;
}
