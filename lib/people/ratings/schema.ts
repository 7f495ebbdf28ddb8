import { z } from "zod";
import type { Stars } from "./stars.ts";

const apiRatingSchema = z.literal([0, 0.25, 0.5, 0.75, 1], "rating").transform((rating) => (1 + 4 * rating) as Stars);

/** The recipe in the address of GET and DELETE. */
export const ratedRecipeSchema = z.strictObject({ recipe: z.uuid("uuid") });

/** The body of POST and PUT: `rating` is 0 for one star and 1 for five. */
export const ratingSchema = z
  .strictObject({ recipe: z.uuid("uuid"), rating: apiRatingSchema })
  .transform(({ recipe, rating }) => ({ recipe, stars: rating }));

/** The same as a form sends it; no stars remove the rating. */
export const ratingFormSchema = z.strictObject({
  id: z.uuid("uuid"),
  stars: z.enum(["", "1", "2", "3", "4", "5"]).transform((stars) => (stars === "" ? null : (Number(stars) as Stars))),
});

/** Converts a user's rating to the API's answer. */
export function serializeRating(stars: Stars | null): { rating: number | null; stars: Stars | null } {
  return { rating: stars && (stars - 1) / 4, stars };
}
