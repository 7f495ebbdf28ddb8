import { z } from "zod";
import { locales } from "#lib/i18n/locales.ts";

export const topics = ["baking", "meat-and-fish", "vegetables", "basics", "storage"] as const;
export type Topic = (typeof topics)[number];

/** Characters of a question. */
export const questionLength = { min: 10, max: 1000 };

/** What a reader asks the cooking hotline. `website` is a field people do not see; only machines fill it in. */
export const questionInput = z.strictObject({
  topic: z.enum(topics, "noTopic"),
  question: z.string("tooShort").trim().min(questionLength.min, "tooShort").max(questionLength.max, "tooLong"),
  website: z.string().max(500),
  locale: z.enum(locales),
});

export type QuestionInput = z.infer<typeof questionInput>;
export type QuestionError = "noTopic" | "tooShort" | "tooLong";

/** Where the form stands; `values` is what was typed, so that nothing is lost when it has to be asked for again. */
export type QuestionState =
  | { status: "open" | "sent" }
  | {
      status: "invalid" | "limited" | "failed";
      errors: Partial<Record<"topic" | "question", QuestionError>>;
      values: QuestionValues;
    };

interface QuestionValues {
  topic: string;
  question: string;
}
