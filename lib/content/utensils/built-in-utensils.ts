/**
 * Keys of utensils that the site itself reads: tins, by which recipes are scaled
 * (lib/content/recipes/tin.ts) and checked (lib/content/findings/rules/tins.ts).
 */
const builtInKeys: ReadonlySet<string> = new Set([
  "baking-dish",
  "baking-sheet",
  "bundt-tin",
  "loaf-tin",
  "springform-tin",
  "tart-tin",
]);

/** Whether the site itself needs the utensil with this key. */
export function isBuiltInUtensil(key: string): boolean {
  return builtInKeys.has(key);
}
