import { z } from "zod";
import { deletionSchema, entryFields } from "#lib/platform/desk-resources/schema.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { optionalText } from "#lib/platform/text/text-schema.ts";
import { questionLength, topics } from "./schema.ts";

/** Length of an answer in characters as readers see them. */
export const maxAnswerLength = 5000;

const text = (max: number, error: AnswerFieldError) => optionalText(max, { missing: error, tooLong: error });

/** These rules apply although other fields are wrong, so that all errors show at once. */
const when = ({ value }: { value: unknown }) =>
  answerFields.every((field) => typeof (value as Record<string, unknown> | null)?.[field] === "string");

export const answerFields = ["topic", "questionDe", "answerDe", "questionEn", "answerEn"] as const;
export type AnswerField = (typeof answerFields)[number];

/** An answer at the desk, in one language or both. Each answer needs its question. */
export const answerSchema = z
  .strictObject({
    ...entryFields,
    id: z.uuid(),
    topic: z.enum(topics, "noTopic"),
    questionDe: text(questionLength.max, "longQuestion"),
    answerDe: text(maxAnswerLength, "longAnswer"),
    questionEn: text(questionLength.max, "longQuestion"),
    answerEn: text(maxAnswerLength, "longAnswer"),
  })
  .refine(({ answerDe, answerEn }) => answerDe || answerEn, { path: ["answerDe"], error: "noAnswer", when })
  .refine(({ questionDe, answerDe }) => questionDe || !answerDe, { path: ["questionDe"], error: "noQuestion", when })
  .refine(({ questionEn, answerEn }) => questionEn || !answerEn, { path: ["questionEn"], error: "noQuestion", when });

/** Rejects an open question, or takes an answered one off the page. */
export const rejectionSchema = deletionSchema;

export type AnswerFieldError = "noTopic" | "noAnswer" | "noQuestion" | "longQuestion" | "longAnswer" | "conflict";
export type AnswerState = FormState<AnswerField, AnswerFieldError>;
export type RejectionState = FormState<never, never>;
