import "server-only";
import { desc } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { feedbackMessages } from "#lib/platform/db/tables/feedback.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";

export type FeedbackMessage = typeof feedbackMessages.$inferSelect;

const pageSize = 24;

/**
 * Lists one page of the messages of readers, newest first, for editors. A page beyond the last one
 * is the last one.
 */
export async function listFeedback(requestedPage: number): Promise<Page<FeedbackMessage>> {
  const count = await db.$count(feedbackMessages);
  return readPage({ count, pageSize, requestedPage }, ({ limit, offset }) =>
    db
      .select()
      .from(feedbackMessages)
      .orderBy(desc(feedbackMessages.createdAt), desc(feedbackMessages.id))
      .limit(limit)
      .offset(offset),
  );
}
