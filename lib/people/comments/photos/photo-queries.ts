import "server-only";
import { and, asc, eq, exists, inArray, ne, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { commentPhotos, comments } from "#lib/platform/db/tables/community/comments.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";

/** The photos of comments in their order, by the id of the comment. */
export async function findCommentPhotos(locale: Locale, ids: string[]): Promise<Map<string, PictureView[]>> {
  const photos = new Map<string, PictureView[]>();
  if (ids.length === 0) return photos;
  const rows = await db
    .select({ commentId: commentPhotos.commentId, picture: pictureColumn(locale) })
    .from(commentPhotos)
    .innerJoin(pictures, eq(pictures.id, commentPhotos.pictureId))
    .where(inArray(commentPhotos.commentId, ids))
    .orderBy(asc(commentPhotos.position));
  for (const { commentId, picture } of rows) {
    if (picture) photos.set(commentId, [...(photos.get(commentId) ?? []), picture]);
  }
  return photos;
}

/** Condition on `comments`: shows what a reader has cooked. The photo of a question does not. */
export function isInGallery() {
  const photosOfComment = db
    .select({ one: sql`1` })
    .from(commentPhotos)
    .where(eq(commentPhotos.commentId, comments.id));
  return and(ne(comments.kind, "question"), exists(photosOfComment));
}
