/** Where shops keep things, in the order of the walk through one; what readers write themselves comes last. */
export const aisles = ["produce", "bakery", "chilled", "meatAndFish", "larder", "baking", "spices", "drinks"] as const;
export type Aisle = (typeof aisles)[number];
