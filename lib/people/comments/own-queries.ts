import "server-only";
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type CommentState, comments } from "#lib/platform/db/tables/community/comments.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import type { CommentView, OwnComment, OwnComments } from "./comment.ts";
import { editWindowMs } from "./edit-window.ts";
import { maxPending, photoWidth } from "./limits.ts";
import { selectComments, toCommentViews } from "./rows.ts";
import { isCommentable } from "./visibility.ts";

/** What a signed-in reader needs beside the public view of a comment. */
export interface CommentReaderState {
  id: string;
  isLiked: boolean;
  isOwn: boolean;
  likeCount: number;
  /** The version to edit; 0 unless it is an own comment that can still be edited. */
  editableVersion: number;
  /** When the edit window ends, ISO 8601; null unless it is open. */
  editableUntil: string | null;
}

/** Lists for each of these comments what the user may do with it; unknown ids are left out. */
export async function listCommentStates(userId: string, ids: string[]): Promise<CommentReaderState[]> {
  const editableUntil = sql`(comments.created_at + make_interval(secs => ${editWindowMs / 1000}))`;
  const isEditable = sql`(coalesce(author_id = ${userId}, false) and state <> 'hidden' and ${editableUntil} > now())`;
  const { rows } = await db.execute<CommentReaderState & Record<string, unknown>>(sql`
    select comments.id, comment_likes.user_id is not null as "isLiked",
      coalesce(author_id = ${userId}, false) as "isOwn", like_count as "likeCount",
      case when ${isEditable} then version else 0 end as "editableVersion",
      case when ${isEditable} then to_char(${editableUntil} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end
        as "editableUntil"
    from unnest(${uuidArray(ids)}) as page (id)
    join comments on comments.id = page.id and deleted_at is null and (state = 'visible' or author_id = ${userId})
    left join comment_likes on comment_likes.user_id = ${userId} and comment_likes.comment_id = comments.id`);
  return rows;
}

/** An own comment that only its author and editors see. */
export interface PendingComment extends CommentView {
  state: CommentState;
  /** Codes of lib/people/comments/hold-rules.ts, or of the reason to hide it. */
  reasons: string[];
}

/** Lists the user's held and hidden comments on an item, newest first, at most 20. */
export function listPendingComments(userId: string, itemId: string, locale: Locale): Promise<PendingComment[]> {
  return listOwn({ userId, itemId, locale, condition: ne(comments.state, "visible") });
}

async function listOwn(filter: {
  userId: string;
  itemId: string;
  locale: Locale;
  condition: SQL;
}): Promise<PendingComment[]> {
  const { userId, itemId, locale, condition } = filter;
  const rows = await selectComments(locale)
    .where(
      and(
        eq(comments.authorId, userId),
        eq(comments.itemId, itemId),
        isCommentable(),
        isNull(comments.deletedAt),
        condition,
      ),
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(maxPending);
  const views = await toCommentViews(locale, rows);
  const states = await db
    .select({ id: comments.id, state: comments.state, reasons: comments.reasons })
    .from(comments)
    .where(
      inArray(
        comments.id,
        rows.map(({ id }) => id),
      ),
    );
  return views.flatMap((view) => {
    const found = states.find(({ id }) => id === view.id);
    return found ? [{ ...view, state: found.state, reasons: found.reasons }] : [];
  });
}

/**
 * Reads what a page of comments shows to a signed-in reader beside its public content.
 *
 * @param page the item, and the ids of the comments that the page shows
 */
export async function getOwnComments(
  userId: string,
  page: { itemId: string; ids: string[]; locale: Locale },
): Promise<OwnComments> {
  const { itemId, ids, locale } = page;
  const isRecent = sql`${comments.createdAt} > now() - make_interval(secs => ${editWindowMs / 1000})`;
  const [recent, pending] = await Promise.all([
    listOwn({ userId, itemId, locale, condition: isRecent }),
    listPendingComments(userId, itemId, locale),
  ]);
  const states = await listCommentStates(userId, [
    ...new Set([...ids, ...[...recent, ...pending].map(({ id }) => id)]),
  ]);
  const versions = new Map(states.map(({ id, editableVersion }) => [id, editableVersion]));
  const toOwn = (comment: PendingComment): OwnComment => ({
    id: comment.id,
    parentId: comment.parentId,
    text: comment.text,
    photos: comment.photos.map(({ id }) => ({ id, src: pictureAddress(id, photoWidth) })),
    state: comment.state,
    hideReason: comment.state === "hidden" ? (comment.reasons[0] ?? "other") : "",
    editableVersion: versions.get(comment.id) ?? 0,
  });
  const editable = recent.map(toOwn).filter(({ editableVersion }) => editableVersion > 0);
  return { states, editable, pending: pending.map(toOwn) };
}
