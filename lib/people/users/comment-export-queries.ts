import "server-only";
import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { db } from "#lib/platform/db/client.ts";
import { commentDecisions, commentLikes, commentPhotos, comments } from "#lib/platform/db/tables/community/comments.ts";
import type { ExportUser } from "./export-queries.ts";

/** Parts of the export about comments: written, liked, and decided about as an editor. */
export const commentExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  comments: async ({ id, newType }) => {
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
      decisions: decisions
        .filter(({ commentId }) => commentId === comment.id)
        // Editors write their notes for each other.
        .map((one) => (isEditor(newType) ? one : { ...one, note: undefined })),
    }));
  },
  "comment-likes": ({ id }) =>
    db.select().from(commentLikes).where(eq(commentLikes.userId, id)).orderBy(asc(commentLikes.createdAt)),
  "comment-decisions": async ({ id, newType }) => {
    const decisions = await db
      .select()
      .from(commentDecisions)
      .where(eq(commentDecisions.editorId, id))
      .orderBy(asc(commentDecisions.createdAt));
    // What is about others, only as far as the user may still read it at the desk.
    return decisions.map((one) =>
      isEditor(newType) ? one : { id: one.id, decision: one.decision, createdAt: one.createdAt },
    );
  },
};
