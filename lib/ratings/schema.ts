import { z } from "zod";

/** What may be given, worst first. */
export const starChoices = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starChoices)[number];

const wire = z.literal([0, 0.25, 0.5, 0.75, 1], "rating").transform((rating) => (1 + 4 * rating) as Stars);

/** Which recipe is meant, in the address of GET and DELETE. */
export const ratedInput = z.strictObject({ recipe: z.uuid("uuid") });

/** The body of POST and PUT: 0 is one star, 1 is five. */
export const ratingInput = z
  .strictObject({ recipe: z.uuid("uuid"), rating: wire })
  .transform(({ recipe, rating }) => ({ recipe, stars: rating }));

/** The same as a form says it; no stars take the rating back. */
export const ratingForm = z.strictObject({
  id: z.uuid("uuid"),
  stars: z.enum(["", "1", "2", "3", "4", "5"]).transform((stars) => (stars === "" ? null : (Number(stars) as Stars))),
});
