import { z } from "zod";
import {
  emailPattern,
  isEmailAddress,
  isSingleRecipient,
  maxEmailLength,
  normalizeEmailAddress,
} from "./email-address.ts";

/**
 * An address, normalized by `normalizeEmailAddress`; the error is `badEmail`. All forms, actions,
 * resources of the API, imports and commands read addresses with it, so that each accepts what the
 * others accept.
 */
export const emailSchema = z
  .string("badEmail")
  .trim()
  .max(maxEmailLength, { error: "badEmail", abort: true })
  .overwrite(normalizeEmailAddress)
  .max(maxEmailLength, "badEmail")
  .pipe(z.email({ error: "badEmail", pattern: emailPattern }));

/**
 * The address of the newsletter, which may be any text@text, as the specification has it;
 * otherwise as `emailSchema`.
 */
export const recipientSchema = z
  .string("badEmail")
  .trim()
  .max(maxEmailLength, { error: "badEmail", abort: true })
  .overwrite(normalizeEmailAddress)
  .refine(isSingleRecipient, "badEmail");

/**
 * The field of a form for an address that may be empty. A union with the empty text would answer a
 * long text with the library's own message.
 */
export const optionalEmailSchema = z
  .string("badEmail")
  .trim()
  .max(maxEmailLength, { error: "badEmail", abort: true })
  .overwrite(normalizeEmailAddress)
  .refine((address) => address === "" || isEmailAddress(address), "badEmail")
  .default("");
