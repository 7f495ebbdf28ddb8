import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { optionalEmailSchema } from "#lib/platform/mail/email-schema.ts";
import { anyText } from "#lib/platform/text/text-schema.ts";

export const topics = ["baking", "meat-and-fish", "vegetables", "basics", "storage"] as const;
export type Topic = (typeof topics)[number];

/** Length of a question in characters as readers see them. */
export const questionLength = { min: 10, max: 1000 };

/** Fields of the hotline form. */
export const questionSchema = z.strictObject({
  topic: z.enum(topics, "noTopic"),
  question: anyText(questionLength.max, { missing: "tooShort", tooLong: "tooLong" }).min(
    questionLength.min,
    "tooShort",
  ),
  email: optionalEmailSchema,
  website: z.string().max(500),
  locale: z.enum(locales),
});

export const questionFields = ["topic", "question", "email"] as const;
type QuestionField = (typeof questionFields)[number];
export type QuestionFieldError = "noTopic" | "tooShort" | "tooLong" | "badEmail";
export type QuestionState = FormState<QuestionField, QuestionFieldError>;
