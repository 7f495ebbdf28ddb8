"use server";
import { takeLetter } from "#lib/letterbox.ts";
import { rateLimiter } from "#lib/rate-limit.ts";
import { sendFeedback } from "./mutations.ts";
import { type FeedbackState, sendFeedbackInput } from "./schema.ts";

const isAllowed = rateLimiter({ limit: 5, window: 30 * 60_000 });

/** The door of the feedback form. */
export async function sendFeedbackAction(_before: FeedbackState, form: FormData): Promise<FeedbackState> {
  const fields = ["message", "email"] as const;
  return takeLetter({ fields, schema: sendFeedbackInput, isAllowed, keep: sendFeedback }, form);
}
