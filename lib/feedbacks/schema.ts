import { z } from "zod";
import { locales } from "#lib/i18n/locales.ts";

/** What the feedback form sends. `website` is a field people do not see; only machines fill it in. */
export const sendFeedbackInput = z.strictObject({
  message: z.string().trim().min(3, "tooShort").max(5000, "tooLong"),
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

/** Where the form stands; `values` is what was typed, so that nothing is lost when it has to be asked for again. */
export type FeedbackState =
  | { status: "open" | "sent" }
  | {
      status: "failed" | "invalid" | "limited";
      errors: Partial<Record<"message" | "email", FeedbackError>>;
      values: FeedbackValues;
    };

interface FeedbackValues {
  message: string;
  email: string;
}
