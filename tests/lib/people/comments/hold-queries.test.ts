import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { decideComment } from "#lib/people/comments/decision-mutations.ts";
import { listHoldReasons } from "#lib/people/comments/hold-queries.ts";
import { burstCount, burstMs, minRepeatedLength, repeatedTextMs } from "#lib/people/comments/hold-rules.ts";
import { lockAuthor } from "#lib/people/comments/lock-queries.ts";
import { toTextFields } from "#lib/people/comments/text-fields.ts";
import { db } from "#lib/platform/db/client.ts";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { change, createDish, createReader, rowOf, write } from "./fixtures.ts";

setUpDatabase();

const now = new Date("2026-11-25T09:00:00Z");
const before = (ms: number) => new Date(now.getTime() - ms);
const textOf = (length: number) => randomUUID().repeat(2).slice(0, length);

let dish: string;
let author: string;

beforeAll(async () => {
  dish = await createDish();
});
beforeEach(async () => {
  author = await createReader();
});

async function writeAt(createdAt: Date, userId: string, text?: string): Promise<string> {
  const { id } = await write(userId, dish, text ? { text } : {});
  await change(id, { createdAt });
  return id;
}

/** Why the text is held that the author writes now, or puts in the place of a comment. */
const judge = (text: string, editedId?: string) =>
  db.transaction(async (tx) => {
    const edited = editedId ? await rowOf(editedId) : undefined;
    return listHoldReasons(tx, { author: await lockAuthor(tx, author), fields: toTextFields(text), now, edited });
  });

test("a text is repeated within thirty days, to the millisecond", async () => {
  const [old, recent] = [textOf(minRepeatedLength.sameAuthor), textOf(minRepeatedLength.sameAuthor)];
  await writeAt(before(repeatedTextMs), author, old);
  await writeAt(before(repeatedTextMs - 1), author, recent);
  expect(await judge(old)).toEqual([]);
  expect(await judge(recent)).toEqual(["repeated_text"]);
});

test("an own text that is held or hidden is repeated at any length", async () => {
  const [held, hidden] = [textOf(5), textOf(5)];
  await change(await writeAt(before(1), author, held), { state: "held" });
  const id = await writeAt(before(1), author, hidden);
  await change(id, { state: "hidden" });
  expect(await judge(held)).toEqual(["repeated_text"]);
  expect(await judge(hidden)).toEqual(["repeated_text"]);
  expect(await judge(hidden, id)).toEqual([]);
  await change(id, { createdAt: before(repeatedTextMs) });
  expect(await judge(hidden)).toEqual([]);
});

test("the text of another author is repeated only when it is long", async () => {
  const [short, long] = [textOf(minRepeatedLength.otherAuthor - 1), textOf(minRepeatedLength.otherAuthor)];
  const other = await createReader();
  for (const text of [short, long]) await writeAt(before(1), other, text);
  expect(await judge(short)).toEqual([]);
  expect(await judge(long)).toEqual(["repeated_text"]);
});

test("an own text is found among any number of the same by others", async () => {
  const text = textOf(minRepeatedLength.sameAuthor);
  const copied = await rowOf(await writeAt(before(1), await createReader(), text));
  if (!copied) throw new Error("no comment");
  await db.insert(comments).values(Array.from({ length: 120 }, () => ({ ...copied, id: randomUUID() })));
  expect(await judge(text)).toEqual([]);
  await writeAt(before(1), author, text);
  expect(await judge(text)).toEqual(["repeated_text"]);
});

test("an edited comment does not repeat itself, nor counts what was written after it for a burst", async () => {
  const text = textOf(minRepeatedLength.otherAuthor);
  const edited = await writeAt(before(burstMs), author, text);
  for (let count = 1; count < burstCount; count++) await writeAt(before(burstMs + 1), author);
  await writeAt(before(burstMs - 1), author);
  expect(await judge(text, edited)).toEqual([]);
  await writeAt(before(2 * burstMs - 1), author);
  expect(await judge(text, edited)).toEqual(["burst"]);
});

test("comments are a burst within ten minutes, to the millisecond", async () => {
  for (let count = 1; count < burstCount; count++) await writeAt(before(burstMs - 1), author);
  await writeAt(before(burstMs), author);
  expect(await judge("Lecker")).toEqual([]);
  await writeAt(before(0), author);
  expect(await judge("Lecker")).toEqual(["burst"]);
});

test("an edit waits when an editor has let the text pass, not when one has hidden it", async () => {
  const editorId = await createReader({ newType: "editor" });
  const edited = await writeAt(before(1), author);
  await writeAt(before(1), author);
  await decideComment({ editorId, id: edited, version: 1, decision: "hide", reason: "spam", note: "" });
  expect(await judge("Lecker", edited)).toEqual([]);
  await decideComment({ editorId, id: edited, version: 1, decision: "restore", note: "" });
  expect(await judge("Lecker", edited)).toEqual(["edited_after_approval"]);
});
