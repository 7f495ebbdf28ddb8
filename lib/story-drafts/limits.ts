/** Lengths in characters; the published ones are those of lib/stories/schema.ts. */
export const textLimits = {
  title: 160,
  slug: 120,
  summary: 500,
  metaTitle: 160,
  metaDescription: 320,
  line: 300,
  paragraph: 10_000,
  href: 2000,
  theme: 60,
  reason: 500,
};
export const maxRows = 200;
/** Entries of a block: pictures, recipes, list items. */
export const maxEntries = 100;
