import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { optionalEmailSchema } from "#lib/platform/mail/email-schema.ts";
import { anyText } from "#lib/platform/text/text-schema.ts";

/** Fields of the feedback form. */
export const feedbackSchema = z.strictObject({
  message: anyText(5000, { missing: "tooShort", tooLong: "tooLong" }).min(3, "tooShort"),
  email: optionalEmailSchema,
  path: z
    .string()
    .regex(/^\/[^\p{Cc}]*$/u)
    .max(500)
    .catch("/"),
  locale: z.enum(locales),
  website: z.string().max(500),
});
export type FeedbackInput = z.infer<typeof feedbackSchema>;

export type FeedbackFieldError = "tooShort" | "tooLong" | "badEmail";
export type FeedbackState = FormState<"message" | "email", FeedbackFieldError>;
