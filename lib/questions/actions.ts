"use server";
import { takeLetter } from "#lib/letterbox.ts";
import { rateLimiter } from "#lib/rate-limit.ts";
import { askQuestion } from "./mutations.ts";
import { type QuestionState, questionInput } from "./schema.ts";

const isAllowed = rateLimiter({ limit: 5, window: 30 * 60_000 });

/** The door of the hotline's form. */
export async function askQuestionAction(_before: QuestionState, form: FormData): Promise<QuestionState> {
  const fields = ["topic", "question"] as const;
  return takeLetter({ fields, schema: questionInput, isAllowed, keep: askQuestion }, form);
}
