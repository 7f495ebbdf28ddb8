import { z } from "zod";
import { cleanText } from "#lib/clean-text.ts";
import type { FormState } from "#lib/form-state.ts";
import { locales } from "#lib/i18n/locales.ts";

export const topics = ["baking", "meat-and-fish", "vegetables", "basics", "storage"] as const;
export type Topic = (typeof topics)[number];

/** Characters of a question. */
export const questionLength = { min: 10, max: 1000 };

/** What a reader asks the cooking hotline. */
export const questionInput = z.strictObject({
  topic: z.enum(topics, "noTopic"),
  question: z
    .string("tooShort")
    .overwrite(cleanText)
    .trim()
    .min(questionLength.min, "tooShort")
    .max(questionLength.max, "tooLong"),
  website: z.string().max(500),
  locale: z.enum(locales),
});

export type QuestionError = "noTopic" | "tooShort" | "tooLong";
export type QuestionState = FormState<"topic" | "question", QuestionError>;
