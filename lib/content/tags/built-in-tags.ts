import { dietTags } from "#lib/content/search-index/ingredient-diets.ts";

/**
 * Keys of tags that the site itself reads: diets, seasons and those of badges and of the quiz. They
 * keep their group and are neither deleted nor merged into others.
 */
const builtInKeys: ReadonlySet<string> = new Set([
  ...dietTags,
  "spring",
  "summer",
  "autumn",
  "winter",
  "beverages-and-smoothies",
  "featured-contributor",
  "healthy",
  "for-children",
  "budget-friendly",
]);

/** Whether the site itself needs the tag with this key. */
export function isBuiltInTag(key: string): boolean {
  return builtInKeys.has(key);
}
