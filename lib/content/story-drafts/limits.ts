import { blockLimits } from "#lib/content/stories/limits.ts";

/** Lengths in characters; the published ones are those of lib/content/stories/schema.ts. */
export const textLimits = {
  title: 160,
  slug: 120,
  summary: 500,
  metaTitle: 160,
  metaDescription: 320,
  line: blockLimits.line,
  paragraph: blockLimits.paragraph,
  theme: 60,
  reason: 500,
};
export const maxRows = 200;
/** Entries of a block: pictures, recipes, list items. */
export const maxEntries = blockLimits.entries;
