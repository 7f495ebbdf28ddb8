import "server-only";
import { lt, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { feedbackMessages } from "#lib/platform/db/tables/feedback.ts";
import type { FeedbackInput } from "./schema.ts";

/** Stores a feedback message. */
export async function createFeedback({ message, email, path, locale }: Omit<FeedbackInput, "website">): Promise<void> {
  await db.insert(feedbackMessages).values({ message, email: email || null, path, locale });
}

/** Deletes messages after a year, as the privacy page says. */
export async function deleteOldFeedback(): Promise<void> {
  await db.delete(feedbackMessages).where(lt(feedbackMessages.createdAt, sql`now() - interval '1 year'`));
}
