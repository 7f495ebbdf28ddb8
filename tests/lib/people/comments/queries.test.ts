import { randomUUID } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { parseCursor } from "#lib/people/comments/cursor.ts";
import { deleteComment } from "#lib/people/comments/edit-mutations.ts";
import { selectGallery } from "#lib/people/comments/gallery-queries.ts";
import { commentsPerPage, repliesInThread } from "#lib/people/comments/limits.ts";
import {
  type CommentsFilter,
  countComments,
  findThread,
  listComments,
  listReplies,
  selectReplies,
  selectThreads,
} from "#lib/people/comments/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { change, createDish, createReader, createUpload, likeAs, write } from "./fixtures.ts";

setUpDatabase();

let author: string;

beforeAll(async () => {
  author = await createReader({ newType: "contributor" });
});

const list = (itemId: string, filter: Partial<CommentsFilter> = {}) =>
  listComments({ itemId, locale: "de", ...filter });
const textsOf = ({ comments }: { comments: { text: string }[] }) => comments.map(({ text }) => text);

/** Writes comments one after the other; each text is its number. */
async function writeMany(itemId: string, count: number, parentId?: string): Promise<string[]> {
  const ids = [];
  for (let number = 1; number <= count; number++) {
    ids.push((await write(author, itemId, { text: String(number), parentId })).id);
  }
  return ids;
}

/** Reads all pages of a list. */
async function readAll(itemId: string, filter: Partial<CommentsFilter>): Promise<string[]> {
  const texts = [];
  for (let next: string | null = ""; next !== null; ) {
    const page = await list(itemId, { ...filter, after: parseCursor(next) });
    texts.push(...textsOf(page));
    next = page.next;
  }
  return texts;
}

describe("a page of comments", () => {
  test("is sorted by likes, then newest first", async () => {
    const dish = await createDish();
    const [first = "", second = ""] = await writeMany(dish, 4);
    const fans = [await createReader(), await createReader()];
    await likeAs(fans, second);
    await likeAs(fans.slice(1), first);
    expect(textsOf(await list(dish))).toEqual(["2", "1", "4", "3"]);
    expect(textsOf(await list(dish, { sort: "newest" }))).toEqual(["4", "3", "2", "1"]);
  });

  test.each(["helpful", "newest"] as const)("%s has 20 comments, and the next ones follow", async (sort) => {
    const dish = await createDish();
    const ids = await writeMany(dish, commentsPerPage * 2 + 1);
    const fans = await Promise.all([1, 2, 3].map(() => createReader()));
    for (const [index, id] of ids.entries()) if (index % 3) await likeAs(fans.slice(index % 3), id);
    expect((await list(dish, { sort })).comments).toHaveLength(commentsPerPage);
    const texts = await readAll(dish, { sort });
    expect(texts.toSorted((a, b) => Number(a) - Number(b))).toEqual(ids.map((_, index) => String(index + 1)));
    if (sort === "newest") expect(texts).toEqual(ids.map((_, index) => String(ids.length - index)));
  });

  test("pages comments of the same time and the same likes", async () => {
    const dish = await createDish();
    const ids = await writeMany(dish, commentsPerPage + 2);
    for (const id of ids) await change(id, { createdAt: new Date("2026-11-01T10:00:00Z") });
    for (const sort of ["helpful", "newest"] as const) {
      expect(new Set(await readAll(dish, { sort })).size).toBe(ids.length);
    }
  });

  test("can be of questions alone", async () => {
    const dish = await createDish();
    await write(author, dish, { text: "Gut.", kind: "tip" });
    await write(author, dish, { text: "Geht es mit Dinkel?", kind: "question" });
    expect(textsOf(await list(dish, { kind: "question" }))).toEqual(["Geht es mit Dinkel?"]);
  });

  test("has comments of both languages with their authors, and nothing of the one who reads", async () => {
    const cook = await createReader({ newType: "editor", name: `Köchin ${randomUUID()}` });
    const dish = await createDish(cook);
    const photo = await createUpload(author);
    await write(author, dish, { text: "Nice.", locale: "en", photoIds: [photo] });
    await write(cook, dish, { text: "Danke!" });
    const { comments } = await list(dish, { sort: "newest" });
    expect(comments[0]).toMatchObject({
      text: "Danke!",
      locale: "de",
      author: { newType: "editor", isItemAuthor: true, href: expect.stringMatching(/^\/de\/.+/) },
    });
    expect(comments[1]).toEqual({
      id: expect.any(String),
      parentId: null,
      kind: "comment",
      text: "Nice.",
      locale: "en",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      isEdited: false,
      isDeleted: false,
      likeCount: 0,
      replyCount: 0,
      author: {
        name: expect.any(String),
        slug: expect.any(String),
        href: expect.any(String),
        newType: "contributor",
        picture: null,
        isItemAuthor: false,
      },
      photos: [{ id: photo, width: 400, height: 300, placeholder: "", alt: "" }],
      replies: [],
      nextReplies: null,
    });
  });

  test("names no author whose profile is not public", async () => {
    const dish = await createDish();
    const hidden = await createReader();
    await write(hidden, dish, { text: "Noch da." });
    await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, hidden));
    expect((await list(dish)).comments).toMatchObject([{ text: "Noch da.", author: null }]);
  });

  test("leaves out what is held or hidden, and all of an item that is not public", async () => {
    const dish = await createDish();
    const [held = "", hidden = "", parent = ""] = await writeMany(dish, 3);
    const [reply = ""] = await writeMany(dish, 1, parent);
    await change(held, { state: "held" });
    await change(hidden, { state: "hidden" });
    await change(reply, { state: "held" });
    expect((await list(dish)).comments).toMatchObject([{ text: "3", replyCount: 0, replies: [] }]);
    expect(await countComments(dish)).toMatchObject({ comments: 1, questions: 0 });
    await db.update(items).set({ state: "draft" }).where(eq(items.id, dish));
    expect((await list(dish)).comments).toEqual([]);
    expect((await listReplies({ parentId: parent, locale: "de" })).comments).toEqual([]);
    expect(await countComments(dish)).toMatchObject({ comments: 0, questions: 0 });
  });

  test("is empty for an unknown item", async () => {
    expect(await list(randomUUID())).toEqual({ comments: [], next: null });
  });
});

describe("replies", () => {
  test("stand below their comment, oldest first, and the next ones follow", async () => {
    const dish = await createDish();
    const [parentId = "", other = ""] = await writeMany(dish, 2);
    await writeMany(dish, repliesInThread + 2, parentId);
    await writeMany(dish, repliesInThread, other);
    const { comments } = await list(dish, { sort: "newest" });
    expect(comments.map(textsOfReplies)).toEqual([
      ["1", "2", "3"],
      ["1", "2", "3"],
    ]);
    expect(comments[0]?.nextReplies).toBeNull();
    const more = await listReplies({ parentId, locale: "de", after: parseCursor(comments[1]?.nextReplies) });
    expect(textsOf(more)).toEqual(["4", "5"]);
    expect(more.next).toBeNull();
    expect(textsOf(await listReplies({ parentId, locale: "de" }))).toEqual(["1", "2", "3", "4", "5"]);
  });

  test("stay below a deleted comment, which goes with its last reply", async () => {
    const dish = await createDish();
    const [parentId = ""] = await writeMany(dish, 1);
    const [reply = "", second = ""] = await writeMany(dish, 2, parentId);
    await deleteComment(author, parentId);
    await deleteComment(author, second);
    expect((await list(dish)).comments).toMatchObject([
      { text: "", isDeleted: true, author: null, replyCount: 1, replies: [{ id: reply }] },
    ]);
    expect(await countComments(dish)).toMatchObject({ comments: 1, questions: 0 });
    await deleteComment(author, reply);
    expect((await list(dish)).comments).toEqual([]);
    expect(await countComments(dish)).toMatchObject({ comments: 0, questions: 0 });
  });

  test("to a hidden comment are not shown or counted", async () => {
    const dish = await createDish();
    const [parentId = ""] = await writeMany(dish, 1);
    await writeMany(dish, 1, parentId);
    await change(parentId, { state: "hidden" });
    expect((await list(dish)).comments).toEqual([]);
    expect((await listReplies({ parentId, locale: "de" })).comments).toEqual([]);
    expect(await countComments(dish)).toMatchObject({ comments: 0, questions: 0 });
  });
});

function textsOfReplies({ replies }: { replies: { text: string }[] }): string[] {
  return replies.map(({ text }) => text);
}

test("lists are read from indexes in their order", async () => {
  const itemId = randomUUID();
  const after = { likeCount: 2, createdAt: "2026-11-23T10:00:00.123456Z", id: randomUUID() };
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const planOf = async (query: { getSQL(): SQL }) =>
      JSON.stringify((await tx.execute(sql`explain ${query.getSQL()}`)).rows);
    for (const cursor of [null, after]) {
      const plan = await planOf(selectThreads({ itemId, locale: "de", after: cursor }));
      expect(plan).toContain("comments_helpful_idx");
      expect(plan).not.toContain("Sort");
      const newest = await planOf(selectThreads({ itemId, locale: "de", sort: "newest", after: cursor }));
      expect(newest).toContain("comments_item_idx");
      expect(newest).not.toContain("Sort");
      const gallery = await planOf(selectGallery({ itemId, locale: "de", after: cursor }));
      expect(gallery).toContain("comments_item_idx");
      expect(gallery).not.toContain("Sort");
      const replies = await planOf(selectReplies({ parentId: itemId, locale: "de", after: cursor }));
      expect(replies).toContain("comments_replies_idx");
      expect(replies).not.toContain("Sort");
    }
  });
});

test("a thread is found on its item only, and not by a reply or while it is held", async () => {
  const dish = await createDish();
  const { id } = await write(author, dish);
  const reply = (await write(author, dish, { parentId: id })).id;
  const find = (itemId: string, thread: string) => findThread({ itemId, id: thread, locale: "de" });
  expect(await find(dish, id)).toMatchObject({ id, replyCount: 1 });
  expect(await find(await createDish(), id)).toBeNull();
  expect(await find(dish, reply)).toBeNull();
  await change(id, { state: "held" });
  expect(await find(dish, id)).toBeNull();
});
