/** What a page may cost: characters of its address, bytes after decompression, milliseconds. */
export const pageLimits = {
  addressLength: 2000,
  bytes: 2_000_000,
  redirects: 3,
  /** For robots.txt files and pages together. */
  timeoutMs: 5000,
  /** More of a robots.txt file is ignored: RFC 9309, 2.5. */
  robotsBytes: 512_000,
};

/** What is taken over from a page: characters of texts, numbers of entries. */
export const recipeLimits = {
  titleLength: 120,
  descriptionLength: 500,
  creditLength: 120,
  headingLength: 120,
  groups: 20,
  ingredients: 200,
  ingredientLength: 300,
  steps: 100,
  stepLength: 5000,
  utensils: 50,
  utensilLength: 120,
  /** Two weeks. */
  minutes: 20_160,
  servings: 200,
};
