import "server-only";
import { desc } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { feedbackMessages } from "#lib/db/tables/feedback.ts";
import { toPageCount } from "#lib/http/pagination.ts";

export type FeedbackMessage = typeof feedbackMessages.$inferSelect;

interface FeedbackPage {
  data: FeedbackMessage[];
  meta: { pagination: { page: number; pages: number; count: number } };
}

const pageSize = 24;

/**
 * Lists one page of the messages of readers, newest first, for editors. A page beyond the last one
 * is the last one.
 */
export async function listFeedback(requestedPage: number): Promise<FeedbackPage> {
  const count = await db.$count(feedbackMessages);
  const pages = toPageCount(count, pageSize);
  const page = Math.min(requestedPage, pages);
  const data = await db
    .select()
    .from(feedbackMessages)
    .orderBy(desc(feedbackMessages.createdAt), desc(feedbackMessages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data, meta: { pagination: { page, pages, count } } };
}
