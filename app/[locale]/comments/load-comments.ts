import { z } from "zod";
import type { CommentThread, CommentView } from "#lib/people/comments/comment.ts";
import { parseCursor } from "#lib/people/comments/cursor.ts";
import { listGallery } from "#lib/people/comments/gallery-queries.ts";
import { findThread, listComments, listReplies } from "#lib/people/comments/queries.ts";
import { type CommentSort, commentsViewSchema } from "#lib/people/comments/schema.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

const uuid = z.uuid().optional().catch(undefined);
const querySchema = commentsViewSchema.extend({
  view: z.literal("photos").optional().catch(undefined),
  after: z.string().max(200).optional().catch(undefined),
  thread: uuid,
  edit: uuid,
});

export type CommentsQuery = z.infer<typeof querySchema>;

/** Parses the query of the page; wrong values are ignored. */
export function parseCommentsQuery(query: Record<string, string | string[] | undefined>): CommentsQuery {
  return querySchema.parse(query);
}

/** What the page shows: a list, the replies to one comment, or photos. */
export type ShownComments = { ids: string[]; next: string | null } & (
  | { kind: "threads"; threads: CommentThread[]; sort: CommentSort; isQuestions: boolean }
  | { kind: "thread"; parent: CommentView; replies: CommentView[] }
  | { kind: "photos"; comments: CommentView[] }
);

/** Reads what the query asks for; null for a thread that is not there. */
export async function loadComments(
  itemId: string,
  locale: Locale,
  query: CommentsQuery,
): Promise<ShownComments | null> {
  const after = parseCursor(query.after);
  if (query.thread) {
    const parent = await findThread({ itemId, id: query.thread, locale });
    if (!parent) return null;
    const { comments: replies, next } = await listReplies({ parentId: parent.id, locale, after });
    return { kind: "thread", parent, replies, ids: [parent.id, ...replies.map(({ id }) => id)], next };
  }
  if (query.view === "photos") {
    const { comments, next } = await listGallery({ itemId, locale, after });
    return { kind: "photos", comments, ids: comments.map(({ id }) => id), next };
  }
  const { sort, kind } = query;
  const { comments: threads, next } = await listComments({ itemId, locale, sort, kind, after });
  const ids = threads.flatMap((thread) => [thread.id, ...thread.replies.map(({ id }) => id)]);
  return { kind: "threads", threads, sort, isQuestions: kind === "question", ids, next };
}
