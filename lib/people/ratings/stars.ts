/** HTML id of the rating form on a recipe's page. */
export const ratingAnchor = "rating";

/** Possible ratings, worst first. */
export const starValues = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starValues)[number];
