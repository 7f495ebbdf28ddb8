/** Keys of the sample content by grade, separated by spaces. 3: exact, 2: good, 1: acceptable. */
export type RelevanceGrades = Partial<Record<1 | 2 | 3, string>>;
export type JudgedQuery = [query: string, grades: RelevanceGrades];

/** Returns the grade of each key. */
export function parseGrades(grades: RelevanceGrades): Map<string, number> {
  const gradeByKey = new Map<string, number>();
  for (const [grade, keys] of Object.entries(grades)) {
    for (const key of keys.split(" ")) gradeByKey.set(key, Number(grade));
  }
  return gradeByKey;
}

/**
 * Normalized discounted cumulative gain of the first ten results, 0 to 1, with gain 2^grade − 1
 * (Järvelin and Kekäläinen, https://doi.org/10.1145/582415.582418). A query without relevant items
 * counts 1 when nothing is found and 0 otherwise.
 */
export function ndcg(results: string[], grades: Map<string, number>): number {
  if (grades.size === 0) return results.length === 0 ? 1 : 0;
  const actualGain = discountedGain(results.slice(0, 10).map((key) => grades.get(key) ?? 0));
  return actualGain / discountedGain([...grades.values()].sort((a, b) => b - a).slice(0, 10));
}

function discountedGain(grades: number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
