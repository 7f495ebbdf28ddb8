import "server-only";
import { and, asc, eq, inArray } from "drizzle-orm";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { commentPhotos } from "#lib/platform/db/tables/community/comments.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { deleteUnusedUpload } from "#lib/platform/media/pictures/mutations.ts";
import { CommentError } from "../errors.ts";

interface PhotosOfComment {
  userId: string;
  commentId: string;
  /** Ids of pictures in their order, at most three. */
  photoIds: string[];
}

/**
 * Sets the photos of a comment. The comment is locked.
 *
 * @returns The ids of the photos that were removed; the caller deletes them after the commit.
 * @throws CommentError "photoMissing" for what the user has not uploaded, or for another comment
 */
export async function setPhotos(tx: Transaction, { userId, commentId, photoIds }: PhotosOfComment): Promise<string[]> {
  // Pictures before uploads, as the deletion of a picture locks them.
  const own = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .innerJoin(uploads, eq(uploads.pictureId, pictures.id))
    .where(and(eq(uploads.userId, userId), inArray(pictures.id, photoIds)))
    .orderBy(asc(pictures.id))
    .for("key share", { of: pictures });
  if (own.length < photoIds.length) throw new CommentError("photoMissing");
  const former = await tx
    .delete(commentPhotos)
    .where(eq(commentPhotos.commentId, commentId))
    .returning({ id: commentPhotos.pictureId });
  if (photoIds.length > 0) {
    const inserted = await tx
      .insert(commentPhotos)
      .values(photoIds.map((pictureId, position) => ({ pictureId, commentId, position })))
      .onConflictDoNothing()
      .returning({ id: commentPhotos.pictureId });
    if (inserted.length < photoIds.length) throw new CommentError("photoMissing");
  }
  return former.map(({ id }) => id).filter((id) => !photoIds.includes(id));
}

/**
 * Deletes photos that no comment shows any more. A failure is logged; the job that deletes unused
 * uploads repeats it.
 */
export async function deletePhotoFiles(ids: string[]): Promise<void> {
  for (const id of ids) {
    await deleteUnusedUpload(id).catch((error: Error) =>
      console.error("a photo of a comment was not deleted:", error.cause ?? error),
    );
  }
}
