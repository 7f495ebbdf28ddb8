/** Maxima of the texts and numbers of a recipe. Lengths are in UTF-16 code units. */
export const contentLimits = {
  slug: 120,
  title: 120,
  summary: 500,
  chefsNote: 2000,
  /** Storage, freezing and making ahead. */
  keeping: 1000,
  keywords: 5000,
  heading: 120,
  /** Characteristic or addition of an ingredient, size of a utensil. */
  note: 200,
  stepText: 5000,
  tip: 1000,
  servings: 200,
  /** Two weeks. */
  minutes: 20_160,
  amount: 100_000,
  minCelsius: 30,
  maxCelsius: 500,
} as const;
