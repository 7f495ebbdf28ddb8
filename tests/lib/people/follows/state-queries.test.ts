import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { setFollow } from "#lib/people/follows/mutations.ts";
import { listFollowedAmong } from "#lib/people/follows/state-queries.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

test("finds the followed authors among ids, for this user only", async () => {
  const [reader, other, author, stranger] = await Promise.all(Array.from({ length: 4 }, () => createMember()));
  if (!reader || !other || !author || !stranger) throw new Error("no users");
  await setFollow({ userId: reader.id, authorId: author.id, followed: true });
  await setFollow({ userId: other.id, authorId: stranger.id, followed: true });
  const ids = [author.id, stranger.id, randomUUID()];
  expect(await listFollowedAmong(reader.id, ids)).toEqual(new Set([author.id]));
  expect(await listFollowedAmong(reader.id, [])).toEqual(new Set());
});
