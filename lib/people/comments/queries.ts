import "server-only";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type CommentKind, comments } from "#lib/platform/db/tables/community/comments.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { CommentThread, CommentView } from "./comment.ts";
import { type CommentCursor, formatCursor } from "./cursor.ts";
import { commentsPerPage, repliesInThread, repliesPerPage } from "./limits.ts";
import { type CommentRow, selectComments, toCommentViews } from "./rows.ts";
import type { CommentSort } from "./schema.ts";
import { isCommentable, isShownComment, isShownReply, isShownThread } from "./visibility.ts";

export interface CommentsFilter {
  itemId: string;
  /** Language of the page; comments of all languages are listed. */
  locale: Locale;
  sort?: CommentSort;
  /** Only comments of this kind, such as questions. */
  kind?: CommentKind;
  /** Last comment of the page before, in the same order. */
  after?: CommentCursor | null;
}

export interface CommentsPage<View> {
  comments: View[];
  /** Cursor of the next page, for `parseCursor`; null on the last. */
  next: string | null;
}

/**
 * Lists one page of the comments of an item, each with its first replies. Comments whose count of
 * likes changes meanwhile may be on two pages or on none.
 */
export async function listComments(filter: CommentsFilter): Promise<CommentsPage<CommentThread>> {
  const rows = await selectThreads(filter);
  const shown = rows.slice(0, commentsPerPage);
  const replyRows = await selectFirstReplies(filter.locale, shown);
  const views = await toCommentViews(filter.locale, [...shown, ...replyRows]);
  const replies = Map.groupBy(views.slice(shown.length), ({ parentId }) => parentId ?? "");
  const threads = views.slice(0, shown.length).map((view) => toThread(view, replies.get(view.id) ?? []));
  return { comments: threads, next: nextCursor(rows, commentsPerPage) };
}

/** The rows of a page of threads, and one more if there is a next page. */
export function selectThreads({ itemId, locale, sort = "helpful", kind, after }: CommentsFilter) {
  const isKind = kind && eq(comments.kind, kind);
  const isAfter = after ? isAfterCursor(sort, after) : undefined;
  const order = [desc(comments.createdAt), desc(comments.id)];
  return selectComments(locale)
    .where(and(eq(comments.itemId, itemId), isCommentable(), isShownThread(), isKind, isAfter))
    .orderBy(...(sort === "helpful" ? [desc(comments.likeCount), ...order] : order))
    .limit(commentsPerPage + 1);
}

function isAfterCursor(sort: CommentSort, { likeCount, createdAt, id }: CommentCursor): SQL {
  const since = sql`${createdAt}::timestamptz, ${id}::uuid`;
  return sort === "helpful"
    ? sql`(${comments.likeCount}, ${comments.createdAt}, ${comments.id}) < (${likeCount}::integer, ${since})`
    : sql`(${comments.createdAt}, ${comments.id}) < (${since})`;
}

async function selectFirstReplies(locale: Locale, threads: CommentRow[]): Promise<CommentRow[]> {
  const ids = threads.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id);
  if (ids.length === 0) return [];
  const firstIds = sql`(select reply.id from unnest(${uuidArray(ids)}) as thread (id) cross join lateral (
    select comments.id from comments where comments.parent_id = thread.id and ${isShownReply()}
    order by comments.created_at, comments.id limit ${repliesInThread + 1}) as reply)`;
  return selectComments(locale)
    .where(sql`${comments.id} in ${firstIds}`)
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

function toThread(view: CommentView, replies: CommentView[]): CommentThread {
  return { ...view, replies: replies.slice(0, repliesInThread), nextReplies: nextCursor(replies, repliesInThread) };
}

/** Finds a comment that begins a thread of this item; null when readers do not see it. */
export async function findThread(filter: { itemId: string; id: string; locale: Locale }): Promise<CommentView | null> {
  const { itemId, id, locale } = filter;
  const rows = await selectComments(locale)
    .where(and(eq(comments.id, id), eq(comments.itemId, itemId), isCommentable(), isShownThread()))
    .limit(1);
  const [view] = await toCommentViews(locale, rows);
  return view ?? null;
}

/** Lists one page of the replies to a comment that is shown, oldest first. */
export async function listReplies(filter: {
  parentId: string;
  locale: Locale;
  after?: CommentCursor | null;
}): Promise<CommentsPage<CommentView>> {
  const rows = await selectReplies(filter);
  const views = await toCommentViews(filter.locale, rows.slice(0, repliesPerPage));
  return { comments: views, next: nextCursor(rows, repliesPerPage) };
}

/** The rows of a page of replies, and one more if there is a next page. */
export function selectReplies({ parentId, locale, after }: Parameters<typeof listReplies>[0]) {
  const isAfter = after
    ? sql`(${comments.createdAt}, ${comments.id}) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return selectComments(locale)
    .where(and(eq(comments.parentId, parentId), isCommentable(), isShownReply(), isShownComment(), isAfter))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(repliesPerPage + 1);
}

/** The cursor after the last shown row; null when no row follows. */
function nextCursor(rows: (Pick<CommentRow, "id" | "createdAt" | "likeCount"> | CommentView)[], shown: number) {
  const last = rows[shown - 1];
  return last && rows.length > shown ? formatCursor(last) : null;
}

export interface CommentCounts {
  /** Comments and replies that readers see, without deleted ones. */
  comments: number;
  questions: number;
  /** Of the gallery. */
  photos: number;
}

const photosOfGallery = sql`(select count(*) from comment_photos
  where comment_photos.comment_id = comments.id and comments.kind <> 'question')`;

/** Counts the comments of an item. */
export async function countComments(itemId: string): Promise<CommentCounts> {
  const [counts] = await db
    .select({
      comments: sql<number>`count(*)::int`,
      questions: sql<number>`(count(*) filter (where ${comments.kind} = 'question'))::int`,
      photos: sql<number>`coalesce(sum(${photosOfGallery}), 0)::int`,
    })
    .from(comments)
    .innerJoin(items, eq(items.id, comments.itemId))
    .where(and(eq(comments.itemId, itemId), isCommentable(), isShownComment()));
  return counts ?? { comments: 0, questions: 0, photos: 0 };
}
