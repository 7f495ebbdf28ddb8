/** What a recipe does with what is there: names as they are written within a sentence. */
export interface Balance {
  used: string[];
  missing: string[];
  staples: string[];
}

/** Parts the ingredients of one recipe into what is used up, what is to be bought and what stands in every kitchen. */
export function balanceOf(
  needs: readonly { ingredientId: string; name: string; isStaple: boolean }[],
  had: ReadonlySet<string>,
): Balance {
  const balance: Balance = { used: [], missing: [], staples: [] };
  for (const { ingredientId, name, isStaple } of needs) {
    const part = isStaple ? balance.staples : had.has(ingredientId) ? balance.used : balance.missing;
    if (!part.includes(name)) part.push(name);
  }
  return balance;
}
