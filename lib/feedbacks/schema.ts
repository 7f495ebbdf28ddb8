import { z } from "zod";
import { cleanText } from "#lib/clean-text.ts";
import type { FormState } from "#lib/form-state.ts";
import { locales } from "#lib/i18n/locales.ts";

/** What the feedback form sends. */
export const sendFeedbackInput = z.strictObject({
  message: z.string("tooShort").overwrite(cleanText).trim().min(3, "tooShort").max(5000, "tooLong"),
  email: z.union([z.literal(""), z.email("badEmail").max(254, "badEmail")], "badEmail"),
  path: z
    .string()
    .regex(/^\/[^\p{Cc}]*$/u)
    .max(500)
    .catch("/"),
  locale: z.enum(locales),
  website: z.string().max(500),
});
export type SendFeedbackInput = z.infer<typeof sendFeedbackInput>;

export type FeedbackError = "tooShort" | "tooLong" | "badEmail";
export type FeedbackState = FormState<"message" | "email", FeedbackError>;
