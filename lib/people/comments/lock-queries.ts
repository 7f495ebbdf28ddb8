import "server-only";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import { CommentError } from "./errors.ts";
import { isCommentable } from "./visibility.ts";

/*
 * All writes lock in the same order, so that none waits for another in a circle: user, item,
 * comments by id, likes.
 */

export type CommentRow = typeof comments.$inferSelect;

export interface CommentAuthorRow {
  id: string;
  newType: UserType;
  createdAt: Date;
}

/**
 * Locks a user who writes, so that concurrent requests cannot pass the hold rules together.
 *
 * @throws CommentError "missing" for a user who is banned or about to be deleted
 */
export async function lockAuthor(tx: Transaction, userId: string): Promise<CommentAuthorRow> {
  const [author] = await tx
    .select({ id: users.id, newType: users.newType, createdAt: users.createdAt })
    .from(users)
    .where(and(eq(users.id, userId), isPublicUser()))
    .for("no key update");
  if (!author) throw new CommentError("missing");
  return author;
}

/**
 * Locks an item, so that it is neither withdrawn nor deleted meanwhile.
 *
 * @throws CommentError "missing"
 */
export async function lockCommentableItem(tx: Transaction, itemId: string): Promise<void> {
  const [item] = await tx
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, itemId), isCommentable()))
    .for("share");
  if (!item) throw new CommentError("missing");
}

/**
 * Locks a comment of an item that can be replied to: it is shown and is no reply itself.
 *
 * @throws CommentError "missing"
 */
export async function lockParent(tx: Transaction, itemId: string, parentId: string): Promise<void> {
  const isOpen = and(isNull(comments.parentId), eq(comments.state, "visible"), isNull(comments.deletedAt));
  const [parent] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, parentId), eq(comments.itemId, itemId), isOpen))
    .for("no key update");
  if (!parent) throw new CommentError("missing");
}

/**
 * Locks a comment and its parent, whose count of replies may change with it.
 *
 * @throws CommentError "missing" when it does not exist or was deleted by its author
 */
export async function lockComment(tx: Transaction, id: string): Promise<CommentRow> {
  const parentId = tx.select({ id: comments.parentId }).from(comments).where(eq(comments.id, id));
  const rows = await tx
    .select()
    .from(comments)
    .where(or(eq(comments.id, id), inArray(comments.id, parentId)))
    .orderBy(asc(comments.id))
    .for("no key update");
  const comment = rows.find((row) => row.id === id);
  if (!comment || comment.deletedAt) throw new CommentError("missing");
  return comment;
}

/** The time of the transaction, by the clock of the database. */
export async function readClock(tx: Transaction): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(sql`select now()::text as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}
