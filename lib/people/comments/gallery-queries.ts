import "server-only";
import { and, desc, eq, sql } from "drizzle-orm";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { CommentView } from "./comment.ts";
import { type CommentCursor, formatCursor } from "./cursor.ts";
import { galleryCommentsPerPage } from "./limits.ts";
import { isInGallery } from "./photos/photo-queries.ts";
import type { CommentsPage } from "./queries.ts";
import { selectComments, toCommentViews } from "./rows.ts";
import { isCommentable, isShownComment } from "./visibility.ts";

interface GalleryFilter {
  itemId: string;
  locale: Locale;
  /** Last comment of the page before. */
  after?: CommentCursor | null;
}

/**
 * Lists one page of the comments and tips with photos ("cooked it"), newest first. Each has one to
 * three photos.
 */
export async function listGallery(filter: GalleryFilter): Promise<CommentsPage<CommentView>> {
  const rows = await selectGallery(filter);
  const shown = rows.slice(0, galleryCommentsPerPage);
  const last = shown.at(-1);
  return {
    comments: await toCommentViews(filter.locale, shown),
    next: last && rows.length > shown.length ? formatCursor(last) : null,
  };
}

/** The rows of a page of the gallery, and one more if there is a next page. */
export function selectGallery({ itemId, locale, after }: GalleryFilter) {
  const isAfter = after
    ? sql`(${comments.createdAt}, ${comments.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return selectComments(locale)
    .where(and(eq(comments.itemId, itemId), isCommentable(), isShownComment(), isInGallery(), isAfter))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(galleryCommentsPerPage + 1);
}
