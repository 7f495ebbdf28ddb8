/** Departments of a shop in the order of the list; free text comes after them. */
export const aisles = [
  "produce",
  "bakery",
  "chilled",
  "meatAndFish",
  "storeCupboard",
  "baking",
  "spices",
  "drinks",
] as const;
export type Aisle = (typeof aisles)[number];
