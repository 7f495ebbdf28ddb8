import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { deleteComment } from "#lib/people/comments/edit-mutations.ts";
import { setCommentLike } from "#lib/people/comments/like-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { commentLikes, comments } from "#lib/platform/db/tables/community/comments.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { change, createDish, createReader, likeAs, rowOf, write } from "./fixtures.ts";

setUpDatabase();

let reader: string;
let author: string;
let dish: string;

beforeAll(async () => {
  reader = await createReader();
  author = await createReader({ newType: "contributor" });
  dish = await createDish();
});

const like = (commentId: string, liked = true, userId = reader) => setCommentLike({ userId, commentId, liked });
const likesOf = async (id: string) => (await rowOf(id))?.likeCount;

test("a like counts once and can be removed", async () => {
  const { id } = await write(author, dish);
  expect([await like(id), await like(id)]).toEqual([true, true]);
  expect(await likesOf(id)).toBe(1);
  expect([await like(id, false), await like(id, false)]).toEqual([true, true]);
  expect(await likesOf(id)).toBe(0);
});

test("the own comment cannot be liked, the comment of a deleted account can", async () => {
  const { id } = await write(author, dish);
  expect(await like(id, true, author)).toBe(false);
  await change(id, { authorId: null });
  expect(await like(id)).toBe(true);
  expect(await likesOf(id)).toBe(1);
});

test("only shown comments can be liked, and likes of others can be removed", async () => {
  const { id } = await write(author, dish);
  const { id: reply } = await write(author, dish, { parentId: id });
  await like(id);
  await change(id, { state: "hidden" });
  expect([await like(id), await like(reply), await like(randomUUID())]).toEqual([false, false, false]);
  expect(await like(id, false)).toBe(true);
  expect(await likesOf(id)).toBe(0);
  await change(id, { state: "visible" });
  expect(await like(reply)).toBe(true);
  await deleteComment(author, id);
  expect(await like(id)).toBe(false);
  await db.update(items).set({ state: "draft" }).where(eq(items.id, dish));
  expect(await like(reply)).toBe(false);
  await db.update(items).set({ state: "live" }).where(eq(items.id, dish));
});

test("the count follows deleted users, a truncated table and no change of the comment", async () => {
  const { id } = await write(author, dish);
  const { id: other } = await write(author, dish);
  const fans = await Promise.all([1, 2, 3].map(() => createReader()));
  await likeAs(fans, id);
  await likeAs(fans, other);
  await db.delete(users).where(eq(users.id, fans[0] ?? ""));
  expect([await likesOf(id), await likesOf(other)]).toEqual([2, 2]);
  await expect(db.update(commentLikes).set({ commentId: other })).rejects.toThrow();
  await db.execute(sql`truncate comment_likes`);
  expect([await likesOf(id), await likesOf(other)]).toEqual([0, 0]);
});

test("a comment stays at its item and its parent", async () => {
  const { id } = await write(author, dish);
  const { id: parentId } = await write(author, dish);
  await expect(db.update(comments).set({ parentId }).where(eq(comments.id, id))).rejects.toThrow();
  await expect(change(id, { itemId: await createDish() })).rejects.toThrow();
});
