"use server";
import { handlePublicForm } from "#lib/http/public-form.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";
import { createQuestion } from "./mutations.ts";
import { type QuestionState, questionSchema } from "./schema.ts";

const isAllowed = createRateLimiter({ name: "hotline", maxCount: 5, windowMs: 30 * 60_000 });

/** Stores a question of the hotline form. */
export async function sendQuestionAction(_previous: QuestionState, form: FormData): Promise<QuestionState> {
  const fields = ["topic", "question"] as const;
  return handlePublicForm({ fields, schema: questionSchema, isAllowed, save: createQuestion }, form);
}
