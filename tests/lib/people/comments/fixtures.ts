import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createComment, type SavedComment } from "#lib/people/comments/mutations.ts";
import { type NewComment, newCommentSchema } from "#lib/people/comments/schema.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { commentLikes, comments } from "#lib/platform/db/tables/community/comments.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { pictureKey } from "#lib/platform/media/storage/storage-key.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

/** Creates a user whose account is old enough for comments to be visible at once. */
export async function createReader(changes: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const name = `reader-${randomUUID()}`;
  const createdAt = new Date("2026-01-01T12:00:00Z");
  const [user] = await db
    .insert(users)
    .values({ name, slug: name, createdAt, ...changes })
    .returning({ id: users.id });
  if (!user) throw new Error("no user");
  return user.id;
}

export async function createDish(authorId?: string): Promise<string> {
  return createTestRecipe(authorId ?? (await createReader()), { texts: { de: recipeTexts(randomUUID(), "Spätzle") } });
}

/** Writes a comment by `createComment`; the text is a random one unless it is given. */
export function write(userId: string, itemId: string, changes: Partial<NewComment> = {}): Promise<SavedComment> {
  const input = newCommentSchema.parse({ itemId, text: `Lecker ${randomUUID()}`, locale: "de", ...changes });
  return createComment({ userId, ...input });
}

/** Sets columns of a comment that time or an editor would change. */
export async function change(id: string, changes: Partial<typeof comments.$inferInsert>): Promise<void> {
  await db.update(comments).set(changes).where(eq(comments.id, id));
}

export async function rowOf(id: string) {
  const [row] = await db.select().from(comments).where(eq(comments.id, id));
  return row;
}

/** Creates an upload without a file. */
export async function createUpload(userId: string): Promise<string> {
  const id = randomUUID();
  const file = {
    id,
    storageKey: pictureKey(id),
    mime: "image/jpeg",
    width: 400,
    height: 300,
    bytes: 1,
    placeholder: "",
  };
  await db.insert(pictures).values({ ...file, alts: { de: "", en: "" } });
  await db.insert(uploads).values({ pictureId: id, userId });
  return id;
}

export async function likeAs(userIds: string[], commentId: string): Promise<void> {
  await db.insert(commentLikes).values(userIds.map((userId) => ({ userId, commentId })));
}
