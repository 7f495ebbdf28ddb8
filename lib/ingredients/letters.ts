export interface LetterGroup<T> {
  letter: string;
  entries: T[];
}

/** Entries by the first letter of their title in the given order; Ä stands with A, what begins with no letter under "#". */
export function groupByLetter<T extends { title: string }>(entries: readonly T[]): LetterGroup<T>[] {
  const groups = Map.groupBy(entries, ({ title }) => letterOf(title));
  return [...groups].map(([letter, found]) => ({ letter, entries: found }));
}

function letterOf(title: string): string {
  const [first = ""] = title.normalize("NFD");
  return /\p{L}/u.test(first) ? first.toUpperCase() : "#";
}
