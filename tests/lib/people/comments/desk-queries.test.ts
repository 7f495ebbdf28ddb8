import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { parseCursor } from "#lib/people/comments/cursor.ts";
import { countHeldComments, listHeldComments, selectHeld } from "#lib/people/comments/desk-queries.ts";
import { heldPerPage } from "#lib/people/comments/limits.ts";
import { db } from "#lib/platform/db/client.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { change, createDish, createReader, createUpload, write } from "./fixtures.ts";

setUpDatabase();

let author: string;
let dish: string;

beforeAll(async () => {
  author = await createReader({ newType: "contributor" });
  dish = await createDish();
});
beforeEach(() => db.execute(sql`truncate comments cascade`).then(() => undefined));

async function writeHeld(changes: Parameters<typeof change>[1] = {}): Promise<string> {
  const { id } = await write(author, dish);
  await change(id, { state: "held", reasons: ["burst"], ...changes });
  return id;
}

test("the queue has what editors need to decide, oldest first", async () => {
  const photo = await createUpload(author);
  const { id: first } = await write(author, dish, { photoIds: [photo] });
  await change(first, { state: "held", reasons: ["new_account"], version: 2 });
  const second = await writeHeld();
  await write(author, dish);
  await writeHeld({ text: "", deletedAt: new Date() });
  const { comments, next } = await listHeldComments({ locale: "en" });
  expect(comments.map(({ id }) => id)).toEqual([first, second]);
  expect(comments[0]).toMatchObject({
    reasons: ["new_account"],
    version: 2,
    item: { id: dish, type: "recipe", title: "Spätzle" },
    author: { id: author, newType: "contributor", createdAt: new Date("2026-01-01T12:00:00Z") },
    photos: [{ id: photo }],
  });
  expect(next).toBeNull();
  expect(await countHeldComments()).toBe(2);
});

test("the queue is read by page, without gaps for comments of the same time", async () => {
  const ids = [];
  for (let count = 0; count <= heldPerPage; count++) ids.push(await writeHeld({ createdAt: new Date("2026-11-01") }));
  const first = await listHeldComments({ locale: "de" });
  const second = await listHeldComments({ locale: "de", after: parseCursor(first.next) });
  expect([first.comments.length, second.comments.length]).toEqual([heldPerPage, 1]);
  expect([...first.comments, ...second.comments].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test("a comment of a deleted account has no author", async () => {
  await writeHeld({ authorId: null });
  expect((await listHeldComments({ locale: "de" })).comments).toMatchObject([{ author: null }]);
});

test("the queue is read from its index", async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    for (const after of [null, { likeCount: 0, createdAt: "2026-11-23T10:00:00.123456Z", id: randomUUID() }]) {
      const query: { getSQL(): SQL } = selectHeld({ locale: "de", after });
      const plan = JSON.stringify((await tx.execute(sql`explain ${query.getSQL()}`)).rows);
      expect(plan).toContain("comments_held_idx");
    }
  });
});
