import { z } from "zod";

/**
 * The field of a form for an address that may be empty; the error is `badEmail`. A union with the
 * empty text would answer a long text with the library's own message.
 */
export const optionalEmail = z
  .string("badEmail")
  .trim()
  .max(254, { error: "badEmail", abort: true })
  .refine((address) => address === "" || z.email().safeParse(address).success, "badEmail")
  .default("");
