import sharp from "sharp";
import { db } from "#lib/platform/db/client.ts";
import { commentDecisions, commentLikes, commentPhotos, comments } from "#lib/platform/db/tables/community/comments.ts";
import { uploadPicture } from "#lib/platform/media/pictures/upload-mutations.ts";
import { createMember } from "#tests/support/accounts.ts";

/** Creates a comment of the user with a photo, a like and decisions, and one of another user. */
export async function createUserComments(userId: string, itemId: string): Promise<void> {
  const { id: authorId } = await createMember();
  const row = { itemId, kind: "comment", locale: "de" } as const;
  const [own, other] = await db
    .insert(comments)
    .values([
      { ...row, authorId: userId, text: "Mit Essig noch besser.", textHash: "own", reasons: ["first_link"] },
      { ...row, authorId, text: "Etwas mehr Käse.", textHash: "other" },
    ])
    .returning({ id: comments.id });
  if (!own || !other) throw new Error("no comments");
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#8a5a2b" } })
    .jpeg()
    .toBuffer();
  const { id: pictureId } = await uploadPicture(userId, photo);
  await db.insert(commentPhotos).values({ pictureId, commentId: own.id, position: 0 });
  await db.insert(commentLikes).values({ userId, commentId: other.id });
  await db.insert(commentDecisions).values([
    { commentId: own.id, decision: "approve", version: 1 },
    { commentId: other.id, editorId: userId, decision: "hide", version: 1, reason: "spam", note: "Werbung für Käse." },
  ]);
}
