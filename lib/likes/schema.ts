import { z } from "zod";

/** What is to be liked: the body of POST, and the address of DELETE. */
export const likeInput = z.strictObject({ id: z.uuid("uuid") });

/** The same with what is to become of it, as a form says it. */
export const likeForm = z.strictObject({
  id: z.uuid("uuid"),
  liked: z.enum(["true", "false"]).transform((liked) => liked === "true"),
});

/** Which page of a list, as it stands in an address. */
export const pageInput = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "page")
    .transform(Number),
});
