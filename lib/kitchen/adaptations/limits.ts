/** Maxima of an adaptation. Lengths are in UTF-16 code units, as those of a draft. */
export const adaptationLimits = {
  amount: 100_000,
  ingredientName: 120,
  addition: 200,
  stepText: 5000,
  note: 1000,
  ingredients: 100,
  added: 30,
  steps: 50,
  tries: 50,
  /** Characters of the whole content as JSON. */
  content: 200_000,
  /** Adaptations of one user. */
  adaptations: 1000,
} as const;
