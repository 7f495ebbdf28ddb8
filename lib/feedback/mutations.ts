import "server-only";
import { db } from "#lib/db/client.ts";
import { feedbackMessages } from "#lib/db/tables/feedback.ts";
import type { FeedbackInput } from "./schema.ts";

/** Stores a feedback message. */
export async function createFeedback({ message, email, path, locale }: Omit<FeedbackInput, "website">): Promise<void> {
  await db.insert(feedbackMessages).values({ message, email: email || null, path, locale });
}
