import "server-only";
import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { commentDecisions, commentLikes, commentPhotos, comments } from "#lib/platform/db/tables/community/comments.ts";
import type { ExportUser } from "./export-queries.ts";

/** Parts of the export about comments: written, liked, and decided about as an editor. */
export const commentExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  comments: async ({ id }) => {
    const title = sql<string | null>`(select title from item_texts where item_texts.item_id = "comments"."item_id"
      order by locale limit 1)`;
    const isOwn = eq(comments.authorId, id);
    const own = await db
      .select({ ...getTableColumns(comments), title })
      .from(comments)
      .where(isOwn)
      .orderBy(asc(comments.createdAt));
    const photos = await db
      .select(getTableColumns(commentPhotos))
      .from(commentPhotos)
      .innerJoin(comments, eq(comments.id, commentPhotos.commentId))
      .where(isOwn)
      .orderBy(asc(commentPhotos.position));
    // Without the editor, who is another person.
    const { id: _, editorId: __, ...decision } = getTableColumns(commentDecisions);
    const decisions = await db
      .select(decision)
      .from(commentDecisions)
      .innerJoin(comments, eq(comments.id, commentDecisions.commentId))
      .where(isOwn)
      .orderBy(asc(commentDecisions.createdAt));
    return own.map((comment) => ({
      ...comment,
      photos: photos.filter(({ commentId }) => commentId === comment.id),
      decisions: decisions.filter(({ commentId }) => commentId === comment.id),
    }));
  },
  "comment-likes": ({ id }) =>
    db.select().from(commentLikes).where(eq(commentLikes.userId, id)).orderBy(asc(commentLikes.createdAt)),
  "comment-decisions": ({ id }) =>
    db
      .select()
      .from(commentDecisions)
      .where(eq(commentDecisions.editorId, id))
      .orderBy(asc(commentDecisions.createdAt)),
};
