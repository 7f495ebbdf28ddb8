/**
 * Maxima of a draft. Lengths are in UTF-16 code units and are those of a recipe
 * (`recipeInputSchema`), so that every submitted draft fits into one.
 */
export const draftLimits = {
  title: 120,
  summary: 500,
  chefsNote: 2000,
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
  tags: 20,
  servings: 200,
  /** Two weeks. */
  minutes: 20_160,
  amount: 100_000,
  sourceUrl: 2000,
  sourceName: 200,
  /** Characters of the whole content as JSON. */
  content: 200_000,
  /** Drafts of one author that are not accepted. */
  openDrafts: 200,
  /** Reason of a rejection, and the note on a field. */
  reason: 2000,
  fieldNote: 500,
  fieldNotes: 100,
} as const;
