/**
 * Keys of categories that the site itself reads: groups that are facets of the search, shortcuts of
 * lists, meals and cuisines of the quiz, and those that searches relax by.
 */
const builtInKeys: ReadonlySet<string> = new Set([
  "group-day-time",
  "group-diet",
  "group-course",
  "group-cuisine",
  "group-ingredient",
  "group-baking",
  "group-drinks",
  "breakfast",
  "lunch",
  "dinner",
  "dessert",
  "baking-all",
  "drinks-all",
  "asian",
  "british",
  "chinese",
  "eastern-european",
  "french",
  "german",
  "greek",
  "indian",
  "italian",
  "japanese",
  "mexican",
  "spanish",
  "turkish",
  "quick",
  "kids",
  "party",
  "vegan",
  "vegetarian",
  "low-carb",
]);

/** Whether the site itself needs the category. */
export function isBuiltInCategory({ key, kind }: { key: string; kind: string }): boolean {
  return kind === "special" || builtInKeys.has(key);
}
