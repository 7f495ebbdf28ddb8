import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { editWindowMs } from "#lib/people/comments/edit-window.ts";
import { getOwnComments, listCommentStates, listPendingComments } from "#lib/people/comments/own-queries.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { change, createDish, createReader, createUpload, likeAs, write } from "./fixtures.ts";

setUpDatabase();

let reader: string;
let other: string;
let dish: string;

beforeAll(async () => {
  reader = await createReader({ newType: "contributor" });
  other = await createReader({ newType: "contributor" });
  dish = await createDish();
});

test("the states of comments are those of the reader", async () => {
  const own = (await write(reader, dish)).id;
  const old = (await write(reader, dish)).id;
  const foreign = (await write(other, dish)).id;
  const held = (await write(other, dish)).id;
  await change(old, { createdAt: new Date(Date.now() - editWindowMs) });
  await change(held, { state: "held" });
  await likeAs([reader, await createReader()], foreign);
  await likeAs([other], own);
  const ids = [own, old, foreign, held, randomUUID()];
  const states = new Map((await listCommentStates(reader, ids)).map((state) => [state.id, state]));
  expect(states.size).toBe(3);
  expect(states.get(own)).toEqual({
    id: own,
    isLiked: false,
    isOwn: true,
    likeCount: 1,
    editableVersion: 1,
    editableUntil: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  });
  expect(states.get(old)).toMatchObject({ isOwn: true, editableVersion: 0, editableUntil: null });
  expect(states.get(foreign)).toMatchObject({ isLiked: true, isOwn: false, likeCount: 2, editableVersion: 0 });
  expect(await listCommentStates(reader, [])).toEqual([]);
});

test("a hidden comment cannot be edited", async () => {
  const { id } = await write(reader, dish);
  await change(id, { state: "hidden" });
  expect(await listCommentStates(reader, [id])).toMatchObject([{ editableVersion: 0, editableUntil: null }]);
});

test("held and hidden comments are seen by their author only, with the reasons", async () => {
  const item = await createDish();
  await write(reader, item);
  const held = (await write(reader, item, { text: "Wartet." })).id;
  const hidden = (await write(reader, item, { text: "Verborgen." })).id;
  const deleted = (await write(reader, item)).id;
  await change(held, { state: "held", reasons: ["first_link"] });
  await change(hidden, { state: "hidden", reasons: ["spam"] });
  await change(deleted, { state: "held", text: "", deletedAt: new Date() });
  expect(await listPendingComments(reader, item, "de")).toMatchObject([
    { id: hidden, text: "Verborgen.", state: "hidden", reasons: ["spam"] },
    { id: held, text: "Wartet.", state: "held", reasons: ["first_link"] },
  ]);
  expect(await listPendingComments(other, item, "de")).toEqual([]);
  expect(await listPendingComments(reader, dish, "de")).not.toContainEqual(expect.objectContaining({ id: held }));
});

test("own comments are those that can be edited, and those in review", async () => {
  const item = await createDish();
  const photo = await createUpload(reader);
  const fresh = (await write(reader, item, { text: "Frisch", photoIds: [photo] })).id;
  const old = (await write(reader, item)).id;
  const held = (await write(reader, item, { parentId: fresh })).id;
  const hidden = (await write(reader, item)).id;
  const foreign = (await write(other, item)).id;
  await change(old, { createdAt: new Date(Date.now() - editWindowMs) });
  await change(held, { state: "held", createdAt: new Date(Date.now() - editWindowMs) });
  await change(hidden, { state: "hidden", reasons: ["spam"] });
  const own = await getOwnComments(reader, { itemId: item, ids: [old, foreign], locale: "de" });
  expect(own.editable).toEqual([
    {
      id: fresh,
      parentId: null,
      text: "Frisch",
      photos: [{ id: photo, src: expect.stringContaining(photo) }],
      state: "visible",
      hideReason: "",
      editableVersion: 1,
    },
  ]);
  expect(own.pending.map(({ id, state, hideReason }) => [id, state, hideReason])).toEqual([
    [hidden, "hidden", "spam"],
    [held, "held", ""],
  ]);
  expect(own.states.map(({ id, isOwn }) => [id, isOwn])).toEqual(
    expect.arrayContaining([
      [old, true],
      [foreign, false],
      [fresh, true],
    ]),
  );
  expect(await getOwnComments(other, { itemId: item, ids: [], locale: "de" })).toMatchObject({ pending: [] });
});
