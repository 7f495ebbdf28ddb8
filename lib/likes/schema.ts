import { z } from "zod";

/** What is to be liked: the body of POST, and the address of DELETE. */
export const likeInput = z.strictObject({ id: z.uuid("uuid") });

/** Which page of a list, as it stands in an address. */
export const pageInput = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "page")
    .transform(Number),
});
