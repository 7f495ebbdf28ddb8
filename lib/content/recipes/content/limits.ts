/** Maxima of the texts, numbers and lists of a recipe. Lengths are in UTF-16 code units. */
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
  ingredientName: 120,
  stepText: 5000,
  tip: 1000,
  groups: 20,
  ingredients: 100,
  steps: 50,
  utensils: 40,
  /** Those that authors may set. */
  tags: 20,
  servings: 200,
  /** Two weeks. */
  minutes: 20_160,
  amount: 100_000,
  minCelsius: 30,
  maxCelsius: 500,
} as const;
