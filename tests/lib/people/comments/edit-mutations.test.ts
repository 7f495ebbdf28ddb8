import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { deleteComment, editComment } from "#lib/people/comments/edit-mutations.ts";
import { editWindowMs, isEditable } from "#lib/people/comments/edit-window.ts";
import { db } from "#lib/platform/db/client.ts";
import { commentDecisions, commentLikes, commentPhotos } from "#lib/platform/db/tables/community/comments.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { change, createDish, createReader, createUpload, likeAs, rowOf, write } from "./fixtures.ts";

setUpDatabase();

let reader: string;
let dish: string;

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  reader = await createReader();
  dish = await createDish();
});

const edit = (userId: string, id: string, changes: { text?: string; version?: number; photoIds?: string[] } = {}) =>
  editComment({ userId, id, version: 1, text: `Anders ${id}`, ...changes });

const photosOf = async (commentId: string) =>
  (
    await db
      .select({ id: commentPhotos.pictureId })
      .from(commentPhotos)
      .where(eq(commentPhotos.commentId, commentId))
      .orderBy(asc(commentPhotos.position))
  ).map(({ id }) => id);

test("the edit window is open for 15 minutes", () => {
  const now = new Date("2026-11-23T10:15:00Z");
  expect(isEditable(new Date("2026-11-23T10:00:00.001Z"), now)).toBe(true);
  expect(isEditable(new Date("2026-11-23T10:00:00Z"), now)).toBe(false);
});

describe("an edit", () => {
  test("replaces the text and raises the version", async () => {
    const user = await createReader();
    const { id } = await write(user, dish);
    expect(await edit(user, id, { text: "Mehr Salz." })).toEqual({
      id,
      itemId: dish,
      state: "visible",
      reasons: [],
      version: 2,
    });
    expect(await rowOf(id)).toMatchObject({ text: "Mehr Salz.", version: 2, editedAt: expect.any(Date) });
  });

  test("without a change stores nothing", async () => {
    const user = await createReader();
    const { id } = await write(user, dish, { text: "Bleibt so." });
    expect(await edit(user, id, { text: "Bleibt so." })).toMatchObject({ version: 1 });
    expect(await rowOf(id)).toMatchObject({ version: 1, editedAt: null });
  });

  test("is refused after the edit window, of a hidden comment, and of an old version", async () => {
    const user = await createReader();
    const { id } = await write(user, dish);
    await change(id, { createdAt: new Date(Date.now() - editWindowMs) });
    await expect(edit(user, id)).rejects.toThrow("notEditable");
    await change(id, { createdAt: new Date(), state: "hidden" });
    await expect(edit(user, id)).rejects.toThrow("notEditable");
    await change(id, { state: "visible", version: 2 });
    await expect(edit(user, id)).rejects.toThrow("conflict");
    expect(await edit(user, id, { version: 2 })).toMatchObject({ version: 3 });
  });

  test("is refused to other users, on an item that is not public, and of a deleted comment", async () => {
    const user = await createReader();
    const ownDish = await createDish();
    const { id } = await write(user, ownDish);
    await expect(edit(reader, id)).rejects.toThrow("missing");
    await expect(edit(user, randomUUID())).rejects.toThrow("missing");
    await db.update(items).set({ state: "draft" }).where(eq(items.id, ownDish));
    await expect(edit(user, id)).rejects.toThrow("missing");
    await db.update(items).set({ state: "live" }).where(eq(items.id, ownDish));
    await deleteComment(user, id);
    await expect(edit(user, id, { version: 2 })).rejects.toThrow("missing");
  });

  test("that adds a link is held, and one that removes it is visible", async () => {
    const user = await createReader();
    const { id } = await write(user, dish);
    expect(await edit(user, id, { text: "www.brot.example" })).toMatchObject({
      state: "held",
      reasons: ["first_link"],
    });
    expect(await edit(user, id, { text: "Ohne Link.", version: 2 })).toMatchObject({ state: "visible", reasons: [] });
  });

  test("of a text that an editor approved is held", async () => {
    const user = await createReader();
    const { id } = await write(user, dish);
    await db.insert(commentDecisions).values({ commentId: id, decision: "approve", version: 1 });
    expect(await edit(user, id)).toMatchObject({ state: "held", reasons: ["edited_after_approval"] });
  });

  test("that is held takes a reply out of the count", async () => {
    const user = await createReader();
    const { id: parentId } = await write(reader, dish);
    const { id } = await write(user, dish, { parentId });
    expect(await rowOf(parentId)).toMatchObject({ replyCount: 1 });
    await edit(user, id, { text: "www.brot.example" });
    expect(await rowOf(parentId)).toMatchObject({ replyCount: 0 });
  });

  test("of two at once counts one", async () => {
    const user = await createReader();
    const { id } = await write(user, dish);
    const results = await Promise.allSettled(["Eins.", "Zwei.", "Drei."].map((text) => edit(user, id, { text })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(await rowOf(id)).toMatchObject({ version: 2 });
  });

  test("replaces and reorders photos, and deletes those that are left out", async () => {
    const user = await createReader();
    const [a = "", b = "", c = ""] = [await createUpload(user), await createUpload(user), await createUpload(user)];
    const { id } = await write(user, dish, { photoIds: [a, b] });
    await edit(user, id, { text: "Nur Text." });
    expect(await photosOf(id)).toEqual([a, b]);
    await edit(user, id, { version: 2, text: "Nur Text.", photoIds: [c, a] });
    expect(await photosOf(id)).toEqual([c, a]);
    expect(await db.$count(pictures, eq(pictures.id, b))).toBe(0);
    const foreign = await createUpload(reader);
    await expect(edit(user, id, { version: 3, photoIds: [foreign] })).rejects.toThrow("photoMissing");
    expect(await photosOf(id)).toEqual([c, a]);
  });
});

describe("a deletion", () => {
  test("removes text, photos and likes, and keeps replies", async () => {
    const user = await createReader();
    const photo = await createUpload(user);
    const { id } = await write(user, dish, { text: "Geheimnis", photoIds: [photo] });
    const reply = await write(reader, dish, { parentId: id });
    await likeAs([reader], id);
    expect(await deleteComment(user, id)).toBe(dish);
    expect(await rowOf(id)).toMatchObject({ text: "", textHash: null, likeCount: 0, replyCount: 1 });
    expect((await rowOf(id))?.deletedAt).toBeInstanceOf(Date);
    expect(await rowOf(reply.id)).toMatchObject({ deletedAt: null });
    expect(await db.$count(pictures, eq(pictures.id, photo))).toBe(0);
    expect(await db.$count(commentLikes, eq(commentLikes.commentId, id))).toBe(0);
    expect(await deleteComment(user, id)).toBeNull();
  });

  test.each(["held", "hidden"] as const)("does not let a %s text appear when it is written again", async (state) => {
    const user = await createReader();
    const text = `Na ${randomUUID().slice(0, 8)}`;
    const { id } = await write(user, dish, { text });
    await change(id, { state });
    expect(await deleteComment(user, id)).toBe(dish);
    expect(await write(user, dish, { text: `${text}!` })).toMatchObject({ state: "held", reasons: ["repeated_text"] });
    expect(await write(reader, dish, { text })).toMatchObject({ state: "visible" });
  });

  test("lets a text that was visible be written again", async () => {
    const user = await createReader();
    const text = `Das schmeckt allen sehr gut ${randomUUID()}`;
    await deleteComment(user, (await write(user, dish, { text })).id);
    expect(await write(user, dish, { text })).toMatchObject({ state: "visible" });
  });

  test("is refused to other users, also to the author of the recipe", async () => {
    const author = await createReader();
    const { id } = await write(await createReader(), await createDish(author));
    expect(await deleteComment(author, id)).toBeNull();
    expect(await deleteComment(reader, id)).toBeNull();
    expect(await rowOf(id)).toMatchObject({ deletedAt: null });
  });

  test("works at any time, and when the item is no longer public", async () => {
    const user = await createReader();
    const ownDish = await createDish();
    const { id } = await write(user, ownDish);
    await change(id, { createdAt: new Date("2026-01-01"), state: "hidden" });
    await db.update(items).set({ state: "draft" }).where(eq(items.id, ownDish));
    expect(await deleteComment(user, id)).toBe(ownDish);
  });

  test("of an item removes its comments, and leaves the photos to the job", async () => {
    const user = await createReader();
    const ownDish = await createDish();
    const photo = await createUpload(user);
    const { id: parentId } = await write(user, ownDish, { photoIds: [photo] });
    const { id } = await write(reader, ownDish, { parentId });
    await likeAs([reader], parentId);
    await db.delete(items).where(eq(items.id, ownDish));
    expect([await rowOf(parentId), await rowOf(id)]).toEqual([undefined, undefined]);
    expect(await db.$count(pictures, inArray(pictures.id, [photo]))).toBe(1);
  });
});
