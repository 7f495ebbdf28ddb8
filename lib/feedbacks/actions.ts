"use server";
import { headers } from "next/headers";
import { z } from "zod";
import { clientKey, rateLimiter } from "#lib/rate-limit.ts";
import { sendFeedback } from "./mutations.ts";
import { type FeedbackError, type FeedbackState, sendFeedbackInput } from "./schema.ts";

const isAllowed = rateLimiter({ limit: 5, window: 30 * 60_000 });

/** The door of the feedback form. Answers with names, which become sentences in the reader's language while rendering. */
export async function sendFeedbackAction(_before: FeedbackState, form: FormData): Promise<FeedbackState> {
  // A form that posts without script carries the framework's own fields too.
  const given = Object.fromEntries([...form].filter(([name]) => !name.startsWith("$ACTION")));
  const values = { message: String(given.message ?? ""), email: String(given.email ?? "") };
  const parsed = sendFeedbackInput.safeParse(given);
  if (!parsed.success) {
    const { fieldErrors } = z.flattenError(parsed.error);
    const errors = {
      message: fieldErrors.message?.[0] as FeedbackError | undefined,
      email: fieldErrors.email?.[0] as FeedbackError | undefined,
    };
    const isReaders = errors.message || errors.email;
    return { status: isReaders ? "invalid" : "failed", errors, values };
  }
  // A machine is told the same as everyone else.
  if (parsed.data.website) return { status: "sent" };
  if (!isAllowed(clientKey(await headers()))) return { status: "limited", errors: {}, values };
  try {
    await sendFeedback(parsed.data);
  } catch (error) {
    console.error("feedback was not stored", error);
    return { status: "failed", errors: {}, values };
  }
  return { status: "sent" };
}
