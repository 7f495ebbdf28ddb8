/** How the available ingredients cover a recipe; names as they are written within a sentence. */
export interface Coverage {
  used: string[];
  missing: string[];
  staples: string[];
}

/** Splits the ingredients of a recipe into available ones, missing ones and staples. */
export function calculateCoverage(
  ingredients: readonly { ingredientId: string; name: string; isStaple: boolean }[],
  available: ReadonlySet<string>,
): Coverage {
  const coverage: Coverage = { used: [], missing: [], staples: [] };
  for (const { ingredientId, name, isStaple } of ingredients) {
    const part = isStaple ? coverage.staples : available.has(ingredientId) ? coverage.used : coverage.missing;
    if (!part.includes(name)) part.push(name);
  }
  return coverage;
}
