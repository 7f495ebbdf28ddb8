import "server-only";
import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { commentLikes, commentPhotos, comments } from "#lib/platform/db/tables/community/comments.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/**
 * Deletes a user's likes of comments, the photos of their comments, and the comments. Where the
 * user chose with the request that comments stay, visible texts do, without the name. A deleted
 * comment with replies of others stays without its text.
 */
export async function deleteUserComments(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx
    .select({ keepsComments: users.deletionKeepsComments })
    .from(users)
    .where(eq(users.id, userId));
  await lockUserComments(tx, userId);
  const isOwn = eq(comments.authorId, userId);
  // Also replies that are held or hidden, which are not counted.
  const hasReplies = sql`exists (select from comments reply where reply.parent_id = ${comments.id})`;
  const ownIds = tx.select({ id: comments.id }).from(comments).where(isOwn);
  await tx.delete(commentLikes).where(eq(commentLikes.userId, userId));
  await tx.delete(commentPhotos).where(inArray(commentPhotos.commentId, ownIds));
  if (user?.keepsComments) {
    await tx
      .update(comments)
      .set({ authorId: null })
      .where(and(isOwn, eq(comments.state, "visible")));
  }
  await tx.delete(comments).where(and(isOwn, isNotNull(comments.parentId)));
  await tx.delete(commentLikes).where(inArray(commentLikes.commentId, ownIds));
  await tx
    .update(comments)
    .set({
      authorId: null,
      text: "",
      textHash: null,
      version: sql`${comments.version} + 1`,
      deletedAt: sql`coalesce(${comments.deletedAt}, now())`,
    })
    .where(and(isOwn, hasReplies));
  await tx.delete(comments).where(isOwn);
}

/**
 * Locks all comments that the deletion changes in the order of their ids, as other writes do: those
 * of the user, those they liked, and those they replied to.
 */
async function lockUserComments(tx: Transaction, userId: string): Promise<void> {
  const likedIds = tx.select({ id: commentLikes.commentId }).from(commentLikes).where(eq(commentLikes.userId, userId));
  const parentIds = tx.select({ id: comments.parentId }).from(comments).where(eq(comments.authorId, userId));
  await tx
    .select({ id: comments.id })
    .from(comments)
    .where(or(eq(comments.authorId, userId), inArray(comments.id, likedIds), inArray(comments.id, parentIds)))
    .orderBy(comments.id)
    .for("update");
}
