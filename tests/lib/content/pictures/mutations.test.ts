import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addToLibrary, changePicture, deleteFromLibrary, restoreToLibrary } from "#lib/content/pictures/mutations.ts";
import { purgeDeletedPictures } from "#lib/content/pictures/purge-mutations.ts";
import { findLibraryPicture } from "#lib/content/pictures/queries.ts";
import { deleteDueUsers } from "#lib/people/accounts/deletion/delete-user-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { contentChanges } from "#lib/platform/db/tables/api-resources/content-changes.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { findPictures } from "#lib/platform/media/queries.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { createReader, createUpload } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createHousePicture, readAuditLog } from "./fixtures.ts";

setUpDatabase();

const texts = { alts: { de: "Suppe", en: "Soup" }, credit: { de: "Foto: Anna", en: "Photo: Anna" } };
let editorId: string;
let jpeg: Buffer;

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  jpeg = await readFile("lib/seed/content/pictures/hummus.jpg");
});
beforeEach(async () => {
  editorId = await createReader({ newType: "editor" });
});

const rowOf = async (id: string) => (await db.select().from(pictures).where(eq(pictures.id, id)))[0];

describe("an upload", () => {
  test("belongs to the site and stays when the account of the editor is deleted", async () => {
    const id = await addToLibrary(editorId, jpeg);
    expect(await db.$count(uploads, eq(uploads.pictureId, id))).toBe(0);
    expect(await findLibraryPicture(id)).toMatchObject({ width: 1536, isUpload: false, useCount: 0, version: 1 });
    expect(await readAuditLog(id)).toMatchObject([{ action: "create", actorId: editorId }]);
    const requested = sql`now() - interval '100 days'`;
    await db.update(users).set({ deletionRequestedAt: requested }).where(eq(users.id, editorId));
    await deleteDueUsers(async () => {});
    expect(await db.$count(users, eq(users.id, editorId))).toBe(0);
    expect(await findLibraryPicture(id)).not.toBeNull();
    expect(await getMediaStorage().stat(`pictures/${id}`)).not.toBeNull();
    expect(await readAuditLog(id)).toMatchObject([{ action: "create", actorId: null }]);
  });

  test("of another user stores nothing", async () => {
    const before = await db.$count(pictures);
    await expect(addToLibrary(await createReader(), jpeg)).rejects.toMatchObject({ code: "forbidden" });
    expect(await db.$count(pictures)).toBe(before);
  });
});

describe("a change", () => {
  const target = (id: string, version = 1) => ({ editorId, id, version });

  test("sets texts and focal point, which pages then show, and is in the audit log", async () => {
    const id = await createHousePicture();
    const recipeId = await createTestRecipe(editorId, {
      pictureId: id,
      texts: { de: recipeTexts(`suppe-${id}`, "Suppe") },
    });
    const before = new Date(Date.now() - 60_000);
    await db.update(contentChanges).set({ changedAt: before }).where(eq(contentChanges.targetId, recipeId));
    const { tags } = await changePicture(target(id), { ...texts, focalPoint: { x: 20, y: 80 }, areas: {} });
    expect(tags.toSorted()).toEqual(["cards", `item:suppe-${id}`, "menus"]);
    expect((await findPictures("en", [id])).get(id)).toEqual({
      id,
      width: 1536,
      height: 1152,
      placeholder: "",
      alt: "Soup",
      focalPoint: { x: 20, y: 80 },
    });
    expect(await rowOf(id)).toMatchObject({ ...texts, version: 2 });
    expect(await readAuditLog(id)).toMatchObject([{ action: "update", actorId: editorId, subjectName: "Suppe" }]);
    const [noted] = await db.select().from(contentChanges).where(eq(contentChanges.targetId, recipeId));
    expect(noted?.changedAt.getTime()).toBeGreaterThan(before.getTime());
  });

  test("sets crops within the picture, which pages then show, and takes them back", async () => {
    const id = await createHousePicture();
    const content = { ...texts, focalPoint: { x: 50, y: 50 } };
    const areas = { card: { x: 10, y: 20, width: 1000 }, square: { x: 1500, y: 1100, width: 5 }, wide: null };
    await changePicture(target(id), { ...content, areas });
    expect((await findPictures("de", [id])).get(id)?.crops).toEqual({
      card: { x: 10, y: 20, width: 1000, height: 750 },
      square: { x: 1536 - 480, y: 1152 - 480, width: 480, height: 480 },
    });
    await changePicture(target(id, 2), { ...content, areas: {} });
    expect(Object.keys((await findPictures("de", [id])).get(id) ?? {})).not.toContain("crops");
  });

  test("to the centre leaves the picture as one without a focal point", async () => {
    const id = await createHousePicture({ focalX: 1, focalY: 2 });
    await changePicture(target(id), { ...texts, credit: { de: "", en: "" }, focalPoint: { x: 50, y: 50 }, areas: {} });
    expect(await rowOf(id)).toMatchObject({ focalX: null, focalY: null, credit: null });
    expect(Object.keys((await findPictures("de", [id])).get(id) ?? {})).not.toContain("focalPoint");
  });

  test("on top of an older version is a conflict, and other users and deleted pictures are refused", async () => {
    const id = await createHousePicture();
    const content = { ...texts, focalPoint: { x: 1, y: 1 }, areas: {} };
    await changePicture(target(id), content);
    await expect(changePicture(target(id), content)).rejects.toMatchObject({ code: "conflict" });
    const other = { ...target(id, 2), editorId: await createReader({ newType: "contributor" }) };
    await expect(changePicture(other, content)).rejects.toMatchObject({ code: "forbidden" });
    const deleted = await createHousePicture({ deletedAt: new Date() });
    await expect(changePicture(target(deleted), content)).rejects.toMatchObject({ code: "missing" });
    const secret = await createUpload(await createReader());
    await expect(changePicture(target(secret), content)).rejects.toMatchObject({ code: "missing" });
  });
});

describe("a deletion", () => {
  test("of an unused picture can be taken back", async () => {
    const id = await createHousePicture();
    await deleteFromLibrary(editorId, id);
    expect((await findLibraryPicture(id))?.deletedAt).not.toBeNull();
    await restoreToLibrary(editorId, id);
    await restoreToLibrary(editorId, id);
    expect((await findLibraryPicture(id))?.deletedAt).toBeNull();
    expect((await readAuditLog(id)).map(({ action }) => action)).toEqual(["delete", "restore"]);
  });

  test("of a used picture and by another user is refused", async () => {
    const id = await createHousePicture();
    const stranger = await createReader();
    await expect(deleteFromLibrary(stranger, id)).rejects.toMatchObject({ code: "forbidden" });
    await createTestRecipe(editorId, { pictureId: id, texts: { de: recipeTexts(`brot-${id}`, "Brot") } });
    await expect(deleteFromLibrary(editorId, id)).rejects.toMatchObject({ code: "used" });
    expect((await findLibraryPicture(id))?.deletedAt).toBeNull();
  });

  test("removes row and file after thirty days, and not of a picture that is used by then", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const due = await addToLibrary(editorId, jpeg);
    await db
      .update(pictures)
      .set({ deletedAt: daysAgo(31) })
      .where(eq(pictures.id, due));
    const recent = await createHousePicture({ deletedAt: daysAgo(29) });
    const used = await createHousePicture({ deletedAt: daysAgo(31) });
    await createTestRecipe(editorId, { pictureId: used, texts: { de: recipeTexts(`brot-${used}`, "Brot") } });
    await purgeDeletedPictures();
    expect(await rowOf(due)).toBeUndefined();
    expect(await getMediaStorage().stat(`pictures/${due}`)).toBeNull();
    expect((await rowOf(recent))?.deletedAt).not.toBeNull();
    expect(await rowOf(used)).toMatchObject({ deletedAt: null });
  });
});
