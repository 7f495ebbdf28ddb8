/** 3: exactly this, 2: good, 1: acceptable. Keys of lib/seed, separated by spaces. */
export type Grades = Partial<Record<1 | 2 | 3, string>>;
export type JudgedQuery = [query: string, grades: Grades];

/** Grade per key. */
export function gradesOf(grades: Grades): Map<string, number> {
  const found = new Map<string, number>();
  for (const [grade, keys] of Object.entries(grades)) {
    for (const key of keys.split(" ")) found.set(key, Number(grade));
  }
  return found;
}

/**
 * Half of the questions, always the same ones, were not looked at while the search was tuned: only their mean was. The sum of the code
 * points decides, so that a new question moves no other.
 */
export function isHeldOut([query]: JudgedQuery): boolean {
  const sum = [...query].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return (sum >>> 3) % 2 === 1;
}

/**
 * Normalised discounted cumulative gain of the first ten results, 0 to 1: gain 2^grade − 1, discounted by the logarithm of the place. A
 * question that nothing answers counts 1 when nothing is found and 0 otherwise.
 */
export function ndcg(results: string[], grades: Map<string, number>): number {
  if (grades.size === 0) return results.length === 0 ? 1 : 0;
  const gained = gain(results.slice(0, 10).map((key) => grades.get(key) ?? 0));
  return gained / gain([...grades.values()].sort((a, b) => b - a).slice(0, 10));
}

function gain(grades: number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
