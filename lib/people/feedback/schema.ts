import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { optionalEmailSchema } from "#lib/platform/mail/email-schema.ts";
import { cleanText } from "#lib/platform/text/clean-text.ts";

/** Fields of the feedback form. */
export const feedbackSchema = z.strictObject({
  message: z.string("tooShort").overwrite(cleanText).trim().min(3, "tooShort").max(5000, "tooLong"),
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
