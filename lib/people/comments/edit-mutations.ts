import "server-only";
import { asc, eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { commentLikes, commentPhotos, comments } from "#lib/platform/db/tables/community/comments.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isEditable } from "./edit-window.ts";
import { CommentError } from "./errors.ts";
import { listHoldReasons } from "./hold-queries.ts";
import { type CommentRow, lockAuthor, lockComment, lockCommentableItem, readClock } from "./lock-queries.ts";
import type { SavedComment } from "./mutations.ts";
import { deletePhotoFiles, setPhotos } from "./photos/photo-mutations.ts";
import type { CommentEdit } from "./schema.ts";
import { toTextFields } from "./text-fields.ts";

/**
 * Replaces text and photos of an own comment. The hold rules judge it anew. An edit without a
 * change stores nothing.
 *
 * @throws CommentError "missing" for a comment of another user or on an item that is not public,
 *   "notEditable" after 15 minutes or when hidden, "conflict" when the version is not the latest,
 *   "photoMissing"
 */
export async function editComment(edit: CommentEdit & { userId: string }): Promise<SavedComment> {
  const { userId, id, version } = edit;
  const { saved, removedPhotos } = await db.transaction(async (tx) => {
    const author = await lockAuthor(tx, userId);
    const itemId = await findOwnItem(tx, userId, id);
    await lockCommentableItem(tx, itemId);
    const row = await lockComment(tx, id);
    const now = await readClock(tx);
    if (row.state === "hidden" || !isEditable(row.createdAt, now)) throw new CommentError("notEditable");
    if (row.version !== version) throw new CommentError("conflict");
    const photoIds = await findChangedPhotos(tx, edit);
    if (row.text === edit.text && !photoIds) return { saved: toSaved(row), removedPhotos: [] };
    const fields = toTextFields(edit.text);
    const reasons: string[] = await listHoldReasons(tx, { author, fields, now, edited: row });
    const state = reasons.length > 0 ? ("held" as const) : ("visible" as const);
    const change = { state, reasons, version: version + 1 };
    await tx
      .update(comments)
      .set({ ...fields, ...change, editedAt: sql`now()` })
      .where(eq(comments.id, id));
    const removed = photoIds ? await setPhotos(tx, { userId, commentId: id, photoIds }) : [];
    return { saved: { id, itemId, ...change }, removedPhotos: removed };
  });
  await deletePhotoFiles(removedPhotos);
  return saved;
}

function toSaved({ id, itemId, state, reasons, version }: CommentRow): SavedComment {
  return { id, itemId, state, reasons, version };
}

async function findOwnItem(tx: Transaction, userId: string, id: string): Promise<string> {
  const [comment] = await tx
    .select({ itemId: comments.itemId, authorId: comments.authorId })
    .from(comments)
    .where(eq(comments.id, id));
  if (comment?.authorId !== userId) throw new CommentError("missing");
  return comment.itemId;
}

/** The wanted photos; null when they are those of the comment. */
async function findChangedPhotos(tx: Transaction, { id, photoIds }: CommentEdit): Promise<string[] | null> {
  if (!photoIds) return null;
  const rows = await tx
    .select({ id: commentPhotos.pictureId })
    .from(commentPhotos)
    .where(eq(commentPhotos.commentId, id))
    .orderBy(asc(commentPhotos.position));
  return rows.map((row) => row.id).join() === photoIds.join() ? null : photoIds;
}

/**
 * Deletes an own comment: its text, photos and likes. Replies stay below an empty comment, and the
 * hash of a text that was held or hidden. Works at any time, also when it is held or hidden, or its
 * item is no longer public.
 *
 * @returns The item it belongs to; null when the user has no such comment, or has deleted it.
 */
export async function deleteComment(userId: string, id: string): Promise<string | null> {
  const deleted = await db.transaction(async (tx) => {
    const row = await lockComment(tx, id).catch(ignoreMissing);
    if (row?.authorId !== userId) return null;
    // What editors have not let appear is recognized when it is written again.
    const textHash = row.state === "visible" ? null : row.textHash;
    await tx
      .update(comments)
      .set({ text: "", textHash, deletedAt: sql`now()`, version: row.version + 1 })
      .where(eq(comments.id, id));
    await tx.delete(commentLikes).where(eq(commentLikes.commentId, id));
    return { itemId: row.itemId, photos: await setPhotos(tx, { userId, commentId: id, photoIds: [] }) };
  });
  if (!deleted) return null;
  await deletePhotoFiles(deleted.photos);
  return deleted.itemId;
}

function ignoreMissing(error: unknown): null {
  if (error instanceof CommentError && error.code === "missing") return null;
  throw error;
}
