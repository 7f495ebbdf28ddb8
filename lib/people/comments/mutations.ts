import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type CommentState, comments } from "#lib/platform/db/tables/community/comments.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { CommentError } from "./errors.ts";
import { listHoldReasons } from "./hold-queries.ts";
import { lockAuthor, lockCommentableItem, lockParent, readClock } from "./lock-queries.ts";
import { setPhotos } from "./photos/photo-mutations.ts";
import type { NewComment } from "./schema.ts";
import { toTextFields } from "./text-fields.ts";

/** A comment as its author gets it back. */
export interface SavedComment {
  id: string;
  itemId: string;
  /** `held` until an editor approves it. */
  state: CommentState;
  /** Codes of lib/people/comments/hold-rules.ts; empty when it is visible. */
  reasons: string[];
  version: number;
}

const savedColumns = {
  id: comments.id,
  itemId: comments.itemId,
  state: comments.state,
  reasons: comments.reasons,
  version: comments.version,
};

/**
 * Stores a comment or a reply. It is visible at once, or held when a hold rule applies. Repeating
 * the request returns the comment that the first one has stored: with an id at any time, without
 * one within a minute.
 *
 * @throws CommentError "missing" when the user may not comment there (no public item, no shown
 *   comment to reply to, account banned) or has deleted the comment, "conflict" when
 *   the id is taken, "photoMissing"
 */
export async function createComment(input: NewComment & { userId: string }): Promise<SavedComment> {
  const { userId, itemId, parentId, kind, text, locale, photoIds } = input;
  return db.transaction(async (tx) => {
    const author = await lockAuthor(tx, userId);
    const existing = input.id ? await findById(tx, userId, input.id) : await findRepeated(tx, input);
    if (existing) return existing;
    await lockCommentableItem(tx, itemId);
    if (parentId) await lockParent(tx, itemId, parentId);
    const fields = toTextFields(text);
    const reasons = await listHoldReasons(tx, { author, fields, now: await readClock(tx) });
    const state = reasons.length > 0 ? "held" : "visible";
    const [created] = await tx
      .insert(comments)
      .values({ id: input.id, itemId, authorId: userId, parentId, kind, ...fields, locale, state, reasons })
      // Another user's concurrent request with the same id.
      .onConflictDoNothing()
      .returning(savedColumns);
    if (!created) throw new CommentError("conflict");
    await setPhotos(tx, { userId, commentId: created.id, photoIds });
    return created;
  });
}

async function findById(tx: Transaction, userId: string, id: string): Promise<SavedComment | null> {
  const [row] = await tx
    .select({ ...savedColumns, authorId: comments.authorId, deletedAt: comments.deletedAt })
    .from(comments)
    .where(eq(comments.id, id));
  if (!row) return null;
  const { authorId, deletedAt, ...existing } = row;
  if (authorId !== userId) throw new CommentError("conflict");
  if (deletedAt) throw new CommentError("missing");
  return existing;
}

/** A form without script has no id, because its page is stored; it may be sent twice. */
async function findRepeated(tx: Transaction, input: NewComment & { userId: string }): Promise<SavedComment | null> {
  const { userId, itemId, parentId, text } = input;
  const isSamePlace = and(
    eq(comments.itemId, itemId),
    parentId ? eq(comments.parentId, parentId) : isNull(comments.parentId),
  );
  const isRecent = sql`${comments.createdAt} > now() - interval '1 minute'`;
  const [existing] = await tx
    .select(savedColumns)
    .from(comments)
    .where(and(eq(comments.authorId, userId), isRecent, isSamePlace, eq(comments.text, text)))
    .limit(1);
  return existing ?? null;
}
