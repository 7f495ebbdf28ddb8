"use server";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { handlePublicForm } from "#lib/platform/http/public-form.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { createFeedback } from "./mutations.ts";
import { type FeedbackState, feedbackSchema } from "./schema.ts";

const isAllowed = createRateLimiter({ name: "feedback", maxCount: 5, windowMs: 30 * 60_000 });

/** Stores a message of the feedback form. */
export const sendFeedbackAction = createAction([previousState, formData], async (_, form): Promise<FeedbackState> => {
  const fields = ["message", "email"] as const;
  return handlePublicForm({ fields, schema: feedbackSchema, isAllowed, save: createFeedback }, form);
});
