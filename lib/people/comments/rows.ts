import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import type { CommentView } from "./comment.ts";
import { findCommentPhotos } from "./photos/photo-queries.ts";

/** To the microsecond, for cursors; a JavaScript date has milliseconds. */
export const createdAtText = sql<string>`to_char(${comments.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Rows of comments with their authors; the query adds its condition, order and limit. */
export function selectComments(locale: Locale) {
  return (
    db
      .select({
        id: comments.id,
        parentId: comments.parentId,
        kind: comments.kind,
        text: comments.text,
        locale: comments.locale,
        createdAt: createdAtText.as("created_at_text"),
        isEdited: sql<boolean>`${comments.editedAt} is not null`,
        isDeleted: sql<boolean>`${comments.deletedAt} is not null`,
        likeCount: comments.likeCount,
        replyCount: comments.replyCount,
        authorName: users.name,
        authorSlug: users.slug,
        authorType: users.newType,
        authorPicture: pictureColumn(locale),
        isItemAuthor: sql<boolean>`coalesce(${users.id} = ${items.authorId}, false)`,
      })
      .from(comments)
      .innerJoin(items, eq(items.id, comments.itemId))
      // A hidden profile and the author of a deleted comment are not named.
      .leftJoin(users, and(eq(users.id, comments.authorId), isNull(comments.deletedAt), isPublicUser()))
      .leftJoin(pictures, eq(pictures.id, users.pictureId))
      .$dynamic()
  );
}

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/** Adds photos to rows and gives them the shape of the page. */
export async function toCommentViews(locale: Locale, rows: CommentRow[]): Promise<CommentView[]> {
  const photos = await findCommentPhotos(
    locale,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toCommentView(locale, row, photos.get(row.id) ?? []));
}

function toCommentView(locale: Locale, row: CommentRow, photos: PictureView[]): CommentView {
  const { authorName, authorSlug, authorType, authorPicture, isItemAuthor, ...view } = row;
  const isNamed = authorName !== null && authorSlug !== null && authorType !== null;
  return {
    ...view,
    author: isNamed
      ? {
          name: authorName,
          slug: authorSlug,
          href: slugAddress(locale, "/users/[slug]", authorSlug),
          newType: authorType,
          picture: authorPicture,
          isItemAuthor,
        }
      : null,
    photos,
  };
}
