/** Id of the place on the page of a recipe where it is rated. */
export const ratingAnchor = "rating";

/** What may be given, worst first. */
export const starChoices = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starChoices)[number];

/** Where the form stands: what the reader has just given (null: taken back), or why that was not taken. */
export type RatingState = { status: "open" | "refused" | "failed" } | { status: "rated"; stars: Stars | null };
