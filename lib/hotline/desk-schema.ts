import { z } from "zod";
import type { FormState } from "#lib/http/form-state.ts";
import { locales } from "#lib/i18n/locales.ts";
import { countGraphemes, normalizeUserText } from "#lib/text/user-text.ts";
import { questionLength, topics } from "./schema.ts";

/** Length of an answer in characters as readers see them. */
export const maxAnswerLength = 5000;

const text = (max: number) =>
  z
    .string("tooLong")
    .max(20 * max, { error: "tooLong", abort: true })
    .overwrite(normalizeUserText)
    .refine((value) => value.length <= 5 * max && countGraphemes(value) <= max, "tooLong")
    .default("");

/** What a form about one question carries. `version` is that of the page. */
const target = { id: z.uuid(), version: z.coerce.number().int().min(1).max(2_147_483_647), locale: z.enum(locales) };

/** These rules apply although other fields are wrong, so that all errors show at once. */
const when = ({ value }: { value: unknown }) =>
  answerFields.every((field) => typeof (value as Record<string, unknown> | null)?.[field] === "string");

export const answerFields = ["topic", "questionDe", "answerDe", "questionEn", "answerEn"] as const;
export type AnswerField = (typeof answerFields)[number];

/** An answer at the desk, in one language or both. Each answer needs its question. */
export const answerSchema = z
  .strictObject({
    ...target,
    topic: z.enum(topics, "noTopic"),
    questionDe: text(questionLength.max),
    answerDe: text(maxAnswerLength),
    questionEn: text(questionLength.max),
    answerEn: text(maxAnswerLength),
  })
  .refine(({ answerDe, answerEn }) => answerDe || answerEn, { path: ["answerDe"], error: "noAnswer", when })
  .refine(({ questionDe, answerDe }) => questionDe || !answerDe, { path: ["questionDe"], error: "noQuestion", when })
  .refine(({ questionEn, answerEn }) => questionEn || !answerEn, { path: ["questionEn"], error: "noQuestion", when });

/** Rejects an open question, or takes an answered one off the page. */
export const rejectionSchema = z.strictObject(target);

export type AnswerFieldError = "noTopic" | "noAnswer" | "noQuestion" | "tooLong" | "conflict";
export type AnswerState = FormState<AnswerField, AnswerFieldError>;
export type RejectionState = FormState<never, never>;
