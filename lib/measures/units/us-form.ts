/**
 * How an American recipe measures an ingredient; without a form, cups and spoons where the density
 * is known, otherwise pounds and ounces.
 *
 * - `stick`: butter, in sticks of 8 tbsp.
 * - `leavener`: baking powder and soda, in teaspoons by halves.
 * - `fresh-yeast`: written as the dried yeast that stands in for it; `dry-yeast`: as it is.
 * - `weight`: pounds and ounces although the density is known, such as of cheese in blocks.
 * - `cups`: what is measured loosely (berries, nuts, olives), in cups without teaspoons.
 * - `fluid-ounces`: spirits and mixers, in the measures of a bar.
 * - `tomato-can`, `bean-can`: in the cans that shops sell.
 * - `inch`: ginger, by the length of the root.
 * - `egg`: counted, never in parts smaller than half.
 * - `weighed-spoons`: salt, in spoons with their weight beside them, in both systems.
 */
export const usForms = [
  "stick",
  "leavener",
  "fresh-yeast",
  "dry-yeast",
  "weight",
  "cups",
  "fluid-ounces",
  "tomato-can",
  "bean-can",
  "inch",
  "egg",
  "weighed-spoons",
] as const;

export type UsForm = (typeof usForms)[number];
