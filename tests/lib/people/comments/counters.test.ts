import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { deleteComment } from "#lib/people/comments/edit-mutations.ts";
import { setCommentLike } from "#lib/people/comments/like-mutations.ts";
import { countComments, listComments } from "#lib/people/comments/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { change, createDish, createReader, rowOf, write } from "./fixtures.ts";

setUpDatabase();

let readers: string[];
let dish: string;

beforeAll(async () => {
  readers = await Promise.all(Array.from({ length: 50 }, () => createReader()));
  dish = await createDish();
});

/** Comments whose stored counts differ from the rows. */
async function findWrongCounts() {
  const { rows } = await db.execute(sql`
    select id, like_count, reply_count from comments c
    where like_count <> (select count(*) from comment_likes where comment_id = c.id)
      or reply_count <> (
        select count(*) from comments r where r.parent_id = c.id and r.state = 'visible' and r.deleted_at is null)`);
  return rows;
}

/** What one user does: comment, reply, like and unlike, and delete one of two own comments. */
async function act(userId: string, threads: string[], isDeleting: boolean): Promise<void> {
  const pick = () => threads[randomInt(threads.length)] ?? "";
  const own = await write(userId, dish);
  const reply = await write(userId, dish, { parentId: threads[0] });
  const liked = [pick(), pick(), own.id];
  await Promise.all(liked.map((commentId) => setCommentLike({ userId, commentId, liked: true })));
  await Promise.all([
    setCommentLike({ userId, commentId: liked[0] ?? "", liked: false }),
    isDeleting ? deleteComment(userId, reply.id) : setCommentLike({ userId, commentId: pick(), liked: true }),
    isDeleting ? deleteComment(userId, own.id) : write(userId, dish, { parentId: threads[1] }),
  ]);
}

test("fifty users who comment, like and delete at once leave exact counts", async () => {
  const author = await createReader({ newType: "contributor" });
  const threads = [(await write(author, dish)).id, (await write(author, dish)).id, (await write(author, dish)).id];
  await Promise.all(readers.map((userId, index) => act(userId, threads, index % 2 === 0)));
  expect(await findWrongCounts()).toEqual([]);
  // 3 threads; of each user a comment and a reply, or two replies more, as 25 delete theirs.
  expect(await countComments(dish)).toMatchObject({ comments: 3 + 25 * 3, questions: 0 });
  const shown = await listComments({ itemId: dish, locale: "de", sort: "newest" });
  expect(shown.comments).toHaveLength(20);

  // Likes and replies, while the comment they belong to and some of the users are deleted.
  const [first = "", second = ""] = threads;
  await Promise.all([
    deleteComment(author, first),
    ...readers.slice(0, 40).map((userId) => setCommentLike({ userId, commentId: first, liked: true })),
    ...readers.slice(0, 40).map((userId) => write(userId, dish, { parentId: first }).catch(() => null)),
    ...readers.slice(0, 40).map((userId) => setCommentLike({ userId, commentId: second, liked: true })),
    ...readers.slice(40).map((userId) => db.delete(users).where(eq(users.id, userId))),
  ]);
  expect(await findWrongCounts()).toEqual([]);
  const [deleted] = await db.select().from(comments).where(eq(comments.id, first));
  expect(deleted).toMatchObject({ text: "", likeCount: 0 });
});

test("the deletion of an item and writes below it do not wait for each other in a circle", async () => {
  const author = await createReader({ newType: "contributor" });
  for (let round = 0; round < 5; round++) {
    const item = await createDish();
    const threads = await Promise.all([1, 2, 3].map(() => write(author, item)));
    const writes = readers.slice(0, 20).flatMap((userId, index) => {
      const { id = "" } = threads[index % 3] ?? {};
      return [
        setCommentLike({ userId, commentId: id, liked: true }),
        setCommentLike({ userId, commentId: id, liked: false }),
        write(userId, item, { parentId: id }),
      ];
    });
    const results = await Promise.allSettled([...writes, db.delete(items).where(eq(items.id, item))]);
    const errors = results.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
    expect(errors.filter((error) => !error.includes("missing"))).toEqual([]);
    expect(await db.$count(comments, eq(comments.itemId, item))).toBe(0);
  }
  expect(await findWrongCounts()).toEqual([]);
});

test("the deletion of an item locks its comments in the order of their ids", async () => {
  const item = await createDish();
  const author = readers[0] ?? "";
  const low = "00000000-0000-4000-8000-000000000000";
  const high = "ffffffff-ffff-4fff-bfff-ffffffffffff";
  // The higher id comes first in the table and in the index by time.
  for (const id of [high, low]) await write(author, item, { id });
  await change(low, { createdAt: new Date(Date.now() - 60_000) });
  let deletion: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    const lock = (id: string) => tx.select().from(comments).where(eq(comments.id, id)).for("no key update");
    await lock(low);
    deletion = db.delete(items).where(eq(items.id, item)).execute();
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
    await lock(high);
  });
  await deletion;
  expect(await rowOf(low)).toBeUndefined();
});

async function countWaiting(): Promise<number> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
