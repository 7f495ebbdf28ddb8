import "server-only";
import { desc, eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import {
  type CommentDecisionKind,
  type CommentState,
  commentDecisions,
  comments,
} from "#lib/platform/db/tables/community/comments.ts";
import { users } from "#lib/platform/db/tables/users.ts";

/** A decision with the comment it was made about, as the comment is now. */
export interface RecentDecision {
  id: string;
  decision: CommentDecisionKind;
  version: number;
  /** One of `hideReasons`; null unless it was hidden. */
  reason: string | null;
  note: string;
  createdAt: Date;
  /** Null after the account was deleted. */
  editor: { id: string; name: string } | null;
  comment: { id: string; text: string; version: number; state: CommentState; isDeleted: boolean };
}

const maxRecent = 20;

/** Lists the latest decisions about all comments, newest first. */
export function listRecentDecisions(): Promise<RecentDecision[]> {
  return db
    .select({
      id: commentDecisions.id,
      decision: commentDecisions.decision,
      version: commentDecisions.version,
      reason: commentDecisions.reason,
      note: commentDecisions.note,
      createdAt: commentDecisions.createdAt,
      editor: { id: users.id, name: users.name },
      comment: {
        id: comments.id,
        text: comments.text,
        version: comments.version,
        state: comments.state,
        isDeleted: sql<boolean>`${comments.deletedAt} is not null`,
      },
    })
    .from(commentDecisions)
    .innerJoin(comments, eq(comments.id, commentDecisions.commentId))
    .leftJoin(users, eq(users.id, commentDecisions.editorId))
    .orderBy(desc(commentDecisions.createdAt), desc(commentDecisions.id))
    .limit(maxRecent);
}
