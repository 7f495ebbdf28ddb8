import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { deleteDueUsers } from "#lib/people/accounts/deletion/delete-user-mutations.ts";
import { requestDeletion } from "#lib/people/accounts/deletion/mutations.ts";
import { restoreAccount } from "#lib/people/accounts/deletion/restore-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { commentLikes, commentPhotos, comments } from "#lib/platform/db/tables/community/comments.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { pictureKey } from "#lib/platform/media/storage/storage-key.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe } from "#tests/support/fixtures.ts";

setUpDatabase();

vi.mock("next/cache", () => ({ revalidateTag: () => {}, revalidatePath: () => {}, unstable_cache: <T>(f: T) => f }));

let dish: string;
let user: string;
let other: string;

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  dish = await createTestRecipe(await createAnna());
  other = (await createMember()).id;
});
beforeEach(async () => {
  await db.execute(sql`truncate comments cascade`);
  user = (await createMember()).id;
});

async function insert(authorId: string, changes: Partial<typeof comments.$inferInsert> = {}): Promise<string> {
  const row = { itemId: dish, authorId, kind: "comment", text: "Gut.", textHash: "gut", locale: "de" } as const;
  const [comment] = await db
    .insert(comments)
    .values({ ...row, ...changes })
    .returning({ id: comments.id });
  return comment?.id ?? "";
}

async function insertPhoto(commentId: string): Promise<string> {
  const id = randomUUID();
  const file = { id, storageKey: pictureKey(id), mime: "image/jpeg", width: 4, height: 3, bytes: 1, placeholder: "" };
  await db.insert(pictures).values({ ...file, alts: { de: "", en: "" } });
  await db.insert(uploads).values({ pictureId: id, userId: user });
  await db.insert(commentPhotos).values({ pictureId: id, commentId, position: 0 });
  return id;
}

async function deleteNow(keepsComments: boolean): Promise<void> {
  await requestDeletion(user, "de", { keepsComments });
  const longAgo = sql`now() - interval '20 days'`;
  await db.update(users).set({ deletionRequestedAt: longAgo }).where(eq(users.id, user));
  await deleteDueUsers();
  expect(await db.$count(users, eq(users.id, user))).toBe(0);
}

const rowOf = async (id: string) => (await db.select().from(comments).where(eq(comments.id, id)))[0];
const deletedRow = { authorId: null, text: "", textHash: null, deletedAt: expect.any(Date) };

test("deletes comments, but those with replies of others stay empty", async () => {
  const [alone, thread, heldBelow, parent] = [
    await insert(user),
    await insert(user),
    await insert(user),
    await insert(other),
  ];
  const ownReply = await insert(user, { parentId: parent });
  const answer = await insert(other, { parentId: thread });
  const heldAnswer = await insert(other, { parentId: heldBelow, state: "held" });
  await db.insert(commentLikes).values([
    { userId: user, commentId: parent },
    { userId: other, commentId: thread },
  ]);
  const photos = [await insertPhoto(alone), await insertPhoto(thread)];
  await deleteNow(false);
  expect([await rowOf(alone), await rowOf(ownReply)]).toEqual([undefined, undefined]);
  expect(await rowOf(thread)).toMatchObject({ ...deletedRow, likeCount: 0, replyCount: 1 });
  expect(await rowOf(heldBelow)).toMatchObject(deletedRow);
  expect(await rowOf(parent)).toMatchObject({ authorId: other, text: "Gut.", likeCount: 0, replyCount: 0 });
  for (const id of [answer, heldAnswer]) expect(await rowOf(id)).toMatchObject({ authorId: other, text: "Gut." });
  for (const id of photos) expect(await db.$count(pictures, eq(pictures.id, id))).toBe(0);
});

test("keeps visible texts without the name, when the user chose so", async () => {
  const [visible, held, hidden] = [
    await insert(user),
    await insert(user, { state: "held" }),
    await insert(user, { state: "hidden" }),
  ];
  const reply = await insert(user, { parentId: visible });
  const photo = await insertPhoto(visible);
  await db.insert(commentLikes).values({ userId: other, commentId: visible });
  await deleteNow(true);
  expect(await rowOf(visible)).toMatchObject({
    authorId: null,
    text: "Gut.",
    deletedAt: null,
    likeCount: 1,
    replyCount: 1,
  });
  expect(await rowOf(reply)).toMatchObject({ authorId: null, text: "Gut." });
  expect([await rowOf(held), await rowOf(hidden)]).toEqual([undefined, undefined]);
  expect(await db.$count(pictures, eq(pictures.id, photo))).toBe(0);
});

test("keeps comments of other users, and the choice ends with the request", async () => {
  const foreign = await insert(other);
  await requestDeletion(user, "de", { keepsComments: true });
  const choice = async () =>
    (await db.select({ keeps: users.deletionKeepsComments }).from(users).where(eq(users.id, user)))[0]?.keeps;
  expect(await choice()).toBe(true);
  await restoreAccount(user);
  expect(await choice()).toBe(false);
  await deleteNow(false);
  expect(await rowOf(foreign)).toMatchObject({ authorId: other, text: "Gut." });
});
