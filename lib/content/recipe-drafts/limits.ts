import { contentLimits } from "#lib/content/recipes/content/limits.ts";

/** Maxima of a draft: those of a recipe, so that every submitted one fits into it, and its own. */
export const draftLimits = {
  ...contentLimits,
  /** Characters of the whole content as JSON. */
  content: 200_000,
  /** Drafts of one author that are not accepted. */
  openDrafts: 200,
  /** Reason of a rejection, and the note on a field. */
  reason: 2000,
  fieldNote: 500,
  fieldNotes: 100,
} as const;
