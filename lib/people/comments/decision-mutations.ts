import "server-only";
import { eq } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { findItemTitle } from "#lib/platform/audit-log/subject-queries.ts";
import { lockEditor } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import { type CommentState, commentDecisions, comments } from "#lib/platform/db/tables/community/comments.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { sendHiddenEmail, sendRestoredEmail } from "./desk/emails.ts";
import { CommentError } from "./errors.ts";
import { lockComment } from "./lock-queries.ts";
import { decideState } from "./moderation.ts";
import type { CommentDecision } from "./schema.ts";

const auditActions = { approve: "accept", hide: "unpublish", restore: "restore" } as const;

interface DecidedComment {
  itemId: string;
  /** Null after the account was deleted. */
  authorId: string | null;
  state: CommentState;
}

/**
 * Stores the decision of an editor, with an entry of the history, and queues the mail that informs
 * the author of a comment that is hidden or shown again. Of two editors who decide the
 * same thing, the second gets a conflict.
 *
 * @throws CommentError "missing" for a user who is no editor and for a deleted comment, "conflict"
 *   when the comment was edited since, or its state does not allow the decision
 */
export async function decideComment(input: CommentDecision & { editorId: string }): Promise<DecidedComment> {
  return db.transaction(async (tx) => {
    await requireEditor(tx, input.editorId);
    const decided = await applyDecision(tx, input);
    if (input.decision === "hide") await sendHiddenEmail(tx, input.id, input.reason);
    if (input.decision === "restore") await sendRestoredEmail(tx, input.id);
    return decided;
  });
}

/**
 * The same within a transaction that has checked who decides, without a mail: the caller sends its
 * own.
 *
 * @throws CommentError "missing" or "conflict"
 */
export async function applyDecision(
  tx: Transaction,
  input: CommentDecision & { editorId: string },
): Promise<DecidedComment> {
  const { editorId, id, version, decision, note } = input;
  const reason = input.decision === "hide" ? input.reason : null;
  const comment = await lockComment(tx, id);
  const state = decideState(comment.state, decision);
  if (state === null || comment.version !== version) throw new CommentError("conflict");
  await tx
    .update(comments)
    .set({ state, reasons: reason ? [reason] : [] })
    .where(eq(comments.id, id));
  await tx.insert(commentDecisions).values({ commentId: id, editorId, decision, version, reason, note });
  await recordChange(tx, {
    actorId: editorId,
    action: auditActions[decision],
    subjectType: "comment",
    subjectId: id,
    subjectName: await findItemTitle(tx, comment.itemId),
  });
  return { itemId: comment.itemId, authorId: comment.authorId, state };
}

async function requireEditor(tx: Transaction, editorId: string): Promise<void> {
  if (!(await lockEditor(tx, editorId))) throw new CommentError("missing");
}
