import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LibraryFilter, parseLibraryFilter, toLibraryParams } from "#lib/content/pictures/library-filter.ts";
import { findLibraryPicture, listLibrary } from "#lib/content/pictures/queries.ts";
import { listPictureUses } from "#lib/content/pictures/use-queries.ts";
import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { db } from "#lib/platform/db/client.ts";
import { commentPhotos } from "#lib/platform/db/tables/community/comments.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { change, createReader, createUpload, write } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createHousePicture } from "./fixtures.ts";

setUpDatabase();

const all: LibraryFilter = { search: "", state: "all", origin: "all" };
let readerId: string;

beforeAll(async () => {
  readerId = await createReader();
});
beforeEach(async () => {
  await db.delete(commentPhotos);
  await db.delete(items);
  await db.delete(cookbooks);
  await db.delete(recipeDrafts);
  await db.update(users).set({ pictureId: null });
  await db.delete(pictures);
});

const idsOf = async (filter: Partial<LibraryFilter> = {}) =>
  (await listLibrary({ ...all, ...filter }, { ownerId: null, page: 1 })).data.map(({ id }) => id).toSorted();

const showInRecipe = (pictureId: string, changes: Parameters<typeof createTestRecipe>[1] = {}) =>
  createTestRecipe(readerId, { pictureId, texts: { de: recipeTexts(randomUUID(), "Suppe") }, ...changes });

describe("the list", () => {
  test("has the newest first, in pages, and a page beyond the last is the last", async () => {
    const ids: string[] = [];
    for (let day = 1; day <= 25; day++) {
      ids.unshift(await createHousePicture({ createdAt: new Date(Date.UTC(2026, 0, day)) }));
    }
    const first = await listLibrary(all, { ownerId: null, page: 1 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 24));
    expect(first.meta.pagination).toEqual({ page: 1, pages: 2, count: 25 });
    expect((await listLibrary(all, { ownerId: null, page: 99 })).data.map(({ id }) => id)).toEqual(ids.slice(24));
  });

  test("finds every word in alternative texts and credits of both languages", async () => {
    const plum = await createHousePicture({
      alts: { de: "Pflaume im Korb", en: "A plum" },
      credit: { de: "Foto: Anna", en: "Photo: Anna" },
    });
    const percent = await createHousePicture({ alts: { de: "100 % Butter", en: "" } });
    expect(await idsOf({ search: "korb PFLAUME" })).toEqual([plum]);
    expect(await idsOf({ search: "plum anna" })).toEqual([plum]);
    expect(await idsOf({ search: "plum butter" })).toEqual([]);
    expect(await idsOf({ search: "%" })).toEqual([percent]);
  });

  test("filters unused pictures, missing texts, small ones and deleted ones", async () => {
    const used = await createHousePicture();
    const small = await createHousePicture({ width: 1000, height: 750 });
    const mute = await createHousePicture({ alts: { de: "", en: "Soup" } });
    const dumb = await createHousePicture({ alts: { de: "Suppe", en: " " } });
    const deleted = await createHousePicture({ deletedAt: new Date() });
    await showInRecipe(used);
    await showInRecipe(small);
    expect(await idsOf()).toEqual([used, small, mute, dumb].toSorted());
    expect(await idsOf({ state: "unused" })).toEqual([mute, dumb].toSorted());
    expect(await idsOf({ state: "noAltDe" })).toEqual([mute]);
    expect(await idsOf({ state: "noAltEn" })).toEqual([dumb]);
    expect(await idsOf({ state: "tooSmall" })).toEqual([small]);
    expect(await idsOf({ state: "deleted" })).toEqual([deleted]);
  });

  test("has uploads of readers only where published content shows them", async () => {
    const house = await createHousePicture();
    const [dish, draft, profile, photo, hidden] = [
      await createUpload(readerId),
      await createUpload(readerId),
      await createUpload(readerId),
      await createUpload(readerId),
      await createUpload(readerId),
    ];
    const recipeId = await showInRecipe(dish);
    await showInRecipe(draft, { state: "draft", publishedAt: undefined });
    await createReader({ pictureId: profile });
    for (const [pictureId, state] of [
      [photo, "visible"],
      [hidden, "hidden"],
    ] as const) {
      const { id: commentId } = await write(readerId, recipeId);
      await db.insert(commentPhotos).values({ pictureId, commentId, position: 0 });
      await change(commentId, { state });
    }
    expect(await idsOf()).toEqual([house, dish, photo].toSorted());
    expect(await idsOf({ origin: "editorial" })).toEqual([house]);
    expect(await idsOf({ origin: "readers" })).toEqual([dish, photo].toSorted());
    for (const id of [draft, profile, hidden]) expect(await findLibraryPicture(id)).toBeNull();
    expect(await findLibraryPicture(dish)).toMatchObject({ isUpload: true, useCount: 1, isTooSmall: true });
  });
});

describe("where a picture is used", () => {
  test("is named in the language of the page, with the address of the public page", async () => {
    const id = await createHousePicture();
    const slug = randomUUID();
    await showInRecipe(id, {
      texts: { de: recipeTexts(`suppe-${slug}`, "Suppe"), en: recipeTexts(`soup-${slug}`, "Soup") },
    });
    expect(await listPictureUses("en", id)).toMatchObject([
      { kind: "item", title: "Soup", href: `/en/recipes/soup-${slug}`, isPublished: true },
    ]);
    expect(await listPictureUses("de", id)).toMatchObject([{ title: "Suppe", href: `/de/rezepte/suppe-${slug}` }]);
  });

  test("is no text that has its id, and no draft of another user", async () => {
    const [house, upload] = [await createHousePicture(), await createUpload(readerId)];
    const strangerId = await createReader();
    const content = draftContentSchema.parse({
      title: { de: house, en: `"pictureId": "${house}"` },
      pictureId: upload,
    });
    await db.insert(recipeDrafts).values({ authorId: strangerId, content });
    expect([await listPictureUses("de", house), await listPictureUses("de", upload)]).toEqual([[], []]);
    await db.insert(recipeDrafts).values({ authorId: readerId, content });
    expect(await listPictureUses("de", upload)).toMatchObject([{ kind: "draft" }]);
  });

  test("tells nothing of private drafts and cookbooks but that they exist", async () => {
    const id = await createHousePicture();
    const content = draftContentSchema.parse({ title: { de: "Geheim" }, pictureId: id });
    await db.insert(recipeDrafts).values({ authorId: readerId, content });
    await db.insert(cookbooks).values({ userId: readerId, slug: "geheim", titles: { de: "Geheim" }, coverId: id });
    const uses = await listPictureUses("de", id);
    expect(uses.map(({ kind, title, href }) => ({ kind, title, href }))).toEqual([
      { kind: "cookbook", title: "", href: null },
      { kind: "draft", title: "", href: null },
    ]);
  });
});

test("the query of the list names only what is not all", () => {
  const filter = parseLibraryFilter({ q: "Brot", state: "unused", from: "nonsense" });
  expect(filter).toEqual({ search: "Brot", state: "unused", origin: "all" });
  expect(toLibraryParams(filter)).toEqual({ q: "Brot", state: "unused" });
  expect(parseLibraryFilter({ q: ["a"], state: undefined, from: "readers" })).toEqual({
    search: "",
    state: "all",
    origin: "readers",
  });
});
