import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";

export interface LetterGroup<T> {
  letter: string;
  entries: T[];
}

/**
 * Groups entries by the first letter of their title in the given order: Ä under A, digits and signs
 * under "#".
 */
export function groupByLetter<T extends { title: string }>(entries: readonly T[]): LetterGroup<T>[] {
  const groups = Map.groupBy(entries, ({ title }) => getIndexLetter(title));
  return [...groups].map(([letter, found]) => ({ letter, entries: found }));
}

function getIndexLetter(title: string): string {
  const [first = ""] = normalizeUnicode(title, "NFD");
  return /\p{L}/u.test(first) ? first.toUpperCase() : "#";
}
