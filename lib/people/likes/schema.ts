import { z } from "zod";
import { likeSorts } from "./sorting.ts";

/** The item to like: the body of POST and the address of DELETE. */
export const likeSchema = z.strictObject({ id: z.uuid("uuid") });

/** The same as a form sends it, with the state that is wanted. */
export const likeFormSchema = likeSchema.extend({
  liked: z.enum(["true", "false"]).transform((liked) => liked === "true"),
});

/** Ids of the items of a page, separated by commas. */
export const itemIdsSchema = z.strictObject({
  ids: z
    .string()
    .transform((ids) => ids.split(","))
    .pipe(z.array(z.uuid("uuid")).max(100, "tooMany")),
});

/**
 * What a list of likes is searched and sorted by, as an address has it; wrong values are ignored.
 */
export const likesViewSchema = z.object({
  search: z
    .string()
    .transform((search) => search.trim().slice(0, 200))
    .catch(""),
  sort: z.enum(likeSorts).catch("newest"),
});

export type LikesView = z.infer<typeof likesViewSchema>;

/** Number of a page of a list, as an address has it. */
export const pageSchema = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "page")
    .transform(Number),
});
