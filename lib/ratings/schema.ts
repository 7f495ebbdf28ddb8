import { z } from "zod";
import { defaultLocale, locales } from "#lib/i18n/locales.ts";
import { localPath } from "#lib/local-path.ts";
import type { Stars } from "./stars.ts";

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
  /** Of the page the form stands on. */
  locale: z.enum(locales).catch(defaultLocale),
  /** Where it stands, to come back to. */
  here: z.unknown().transform(localPath),
});

/** One reader's rating as the API tells it. */
export function viewRating(stars: Stars | null): { rating: number | null; stars: Stars | null } {
  return { rating: stars && (stars - 1) / 4, stars };
}
