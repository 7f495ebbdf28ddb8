import "server-only";
import { and, eq, isNull, ne, or } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { commentLikes, comments } from "#lib/platform/db/tables/community/comments.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { isCommentable, isShownComment } from "./visibility.ts";

interface CommentLike {
  userId: string;
  commentId: string;
  liked: boolean;
}

/**
 * Sets whether a user likes a comment. Repeating it changes nothing; triggers keep the count. A
 * like can be removed even if its comment is no longer shown.
 *
 * @returns false when there is no comment that the user may like: not shown, or their own.
 */
export async function setCommentLike({ userId, commentId, liked }: CommentLike): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isLikeable = and(
      isCommentable(),
      isShownComment(),
      or(isNull(comments.authorId), ne(comments.authorId, userId)),
    );
    // The comment before its likes, as the deletion of the comment locks them.
    const [comment] = await tx
      .select({ id: comments.id })
      .from(comments)
      .innerJoin(items, eq(items.id, comments.itemId))
      .where(and(eq(comments.id, commentId), liked ? isLikeable : undefined))
      .for("no key update", { of: comments });
    if (!liked) {
      const isOwnLike = and(eq(commentLikes.userId, userId), eq(commentLikes.commentId, commentId));
      await tx.delete(commentLikes).where(isOwnLike);
      return true;
    }
    if (!comment) return false;
    await tx.insert(commentLikes).values({ userId, commentId }).onConflictDoNothing();
    return true;
  });
}
