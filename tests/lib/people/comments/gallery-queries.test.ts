import { beforeAll, expect, test } from "vitest";
import { parseCursor } from "#lib/people/comments/cursor.ts";
import { listGallery } from "#lib/people/comments/gallery-queries.ts";
import { galleryCommentsPerPage } from "#lib/people/comments/limits.ts";
import { countComments } from "#lib/people/comments/queries.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { change, createDish, createReader, createUpload, write } from "./fixtures.ts";

setUpDatabase();

let author: string;

beforeAll(async () => {
  author = await createReader({ newType: "contributor" });
});

const writeWithPhoto = async (itemId: string, changes: Parameters<typeof write>[2] = {}) =>
  write(author, itemId, { photoIds: [await createUpload(author)], ...changes });

test("the gallery has the photos of shown comments and tips, newest first", async () => {
  const dish = await createDish();
  const photoIds = [await createUpload(author), await createUpload(author)];
  const { id } = await write(author, dish, { photoIds, kind: "tip" });
  await write(author, dish);
  await writeWithPhoto(dish, { kind: "question" });
  const reply = await writeWithPhoto(dish, { parentId: id });
  const hidden = await writeWithPhoto(dish);
  const deleted = await writeWithPhoto(dish);
  await change(hidden.id, { state: "hidden" });
  await change(deleted.id, { text: "", deletedAt: new Date() });
  const gallery = await listGallery({ itemId: dish, locale: "de" });
  expect(gallery.comments.map((comment) => comment.id)).toEqual([reply.id, id]);
  expect(gallery.comments[1]?.photos.map((photo) => photo.id)).toEqual(photoIds);
  expect(gallery.next).toBeNull();
  expect(await countComments(dish)).toMatchObject({ photos: 3 });
  await change(id, { state: "hidden" });
  expect((await listGallery({ itemId: dish, locale: "de" })).comments).toEqual([]);
});

test("the gallery continues after a cursor, also when its comment was deleted", async () => {
  const dish = await createDish();
  const ids = [];
  for (let count = 0; count <= galleryCommentsPerPage; count++) ids.unshift((await writeWithPhoto(dish)).id);
  const first = await listGallery({ itemId: dish, locale: "de" });
  expect(first.comments.map(({ id }) => id)).toEqual(ids.slice(0, galleryCommentsPerPage));
  await change(ids[galleryCommentsPerPage - 1] ?? "", { text: "", deletedAt: new Date() });
  const second = await listGallery({ itemId: dish, locale: "de", after: parseCursor(first.next) });
  expect(second.comments.map(({ id }) => id)).toEqual(ids.slice(galleryCommentsPerPage));
});
