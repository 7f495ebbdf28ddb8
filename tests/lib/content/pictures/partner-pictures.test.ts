import { beforeAll, describe, expect, test } from "vitest";
import { changePicture, deleteFromLibrary, restoreToLibrary } from "#lib/content/pictures/mutations.ts";
import { findLibraryPicture, listLibrary } from "#lib/content/pictures/queries.ts";
import type { DeskContent } from "#lib/content/recipe-drafts/draft.ts";
import { deleteUnusedUploads } from "#lib/people/users/upload-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { type PlannedPublication, recipeWorkingCopies } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createHousePicture } from "./fixtures.ts";

setUpDatabase();

let partner: string;
let other: string;
beforeAll(async () => {
  partner = await createReader({ newType: "partner" });
  other = await createReader({ newType: "partner" });
});

async function createUpload(userId: string, createdAt = new Date()): Promise<string> {
  const pictureId = await createHousePicture();
  await db.insert(uploads).values({ pictureId, userId, createdAt });
  return pictureId;
}

const texts = {
  alts: { de: "Pfanne", en: "Pan" },
  credit: { de: "", en: "" },
  focalPoint: { x: 50, y: 50 },
  areas: {},
};
const all = { search: "", state: "all", origin: "all" } as const;

describe("the library of a partner", () => {
  test("has what they have uploaded, and nothing else", async () => {
    const [own, foreign, house] = [await createUpload(partner), await createUpload(other), await createHousePicture()];
    const { data } = await listLibrary(all, { ownerId: partner, page: 1 });
    const ids = data.map(({ id }) => id);
    expect(ids).toContain(own);
    for (const id of [foreign, house]) {
      expect(ids).not.toContain(id);
      expect(await findLibraryPicture(id, partner)).toBeNull();
    }
  });

  test("keeps what nothing shows, unlike uploads of readers", async () => {
    const longAgo = new Date(Date.now() - 3 * 86_400_000);
    const kept = await createUpload(partner, longAgo);
    const reader = await createReader();
    const removed = await createUpload(reader, longAgo);
    await deleteUnusedUploads();
    expect(await findLibraryPicture(kept, partner)).not.toBeNull();
    expect(await findLibraryPicture(removed, reader)).toBeNull();
  });
});

describe("a partner", () => {
  test("changes, deletes and restores an own picture that no page shows", async () => {
    const id = await createUpload(partner);
    await changePicture({ editorId: partner, id, version: 1 }, texts);
    expect(await findLibraryPicture(id, partner)).toMatchObject({ alts: texts.alts, version: 2 });
    await deleteFromLibrary(partner, id);
    expect((await findLibraryPicture(id, partner))?.deletedAt).not.toBeNull();
    await restoreToLibrary(partner, id);
    expect((await findLibraryPicture(id, partner))?.deletedAt).toBeNull();
  });

  test("does not change what a published page shows", async () => {
    const id = await createUpload(partner);
    const publishedAt = new Date("2026-01-01T12:00:00Z");
    await db.insert(items).values({ type: "recipe", state: "live", authorId: partner, pictureId: id, publishedAt });
    expect(await findLibraryPicture(id, partner)).toMatchObject({ isApproved: true });
    await expect(changePicture({ editorId: partner, id, version: 1 }, texts)).rejects.toMatchObject({ code: "used" });
    await expect(deleteFromLibrary(partner, id)).rejects.toMatchObject({ code: "used" });
  });

  test("does not change what readers will see at a time that is set", async () => {
    const [planned, expired, change, unplanned] = [
      await createUpload(partner),
      await createUpload(partner),
      await createUpload(partner),
      await createUpload(partner),
    ];
    const item = { type: "recipe", state: "live", authorId: partner } as const;
    const publishedAt = new Date("2026-01-01T12:00:00Z");
    await db.insert(items).values([
      { ...item, pictureId: planned, publishedAt: new Date("2099-01-01T12:00:00Z") },
      { ...item, pictureId: expired, publishedAt, expiresAt: new Date("2026-02-01T12:00:00Z") },
    ]);
    const copy = (pictureId: string) => ({ steps: [{ pictureId }] }) as unknown as DeskContent;
    await db
      .insert(recipeWorkingCopies)
      .values([
        { content: copy(change), publishAt: new Date("2099-01-01T12:00:00Z"), planned: {} as PlannedPublication },
        { content: copy(unplanned) },
      ]);
    for (const id of [planned, change]) {
      expect(await findLibraryPicture(id, partner)).toMatchObject({ isApproved: true });
      await expect(changePicture({ editorId: partner, id, version: 1 }, texts)).rejects.toMatchObject({ code: "used" });
    }
    for (const id of [expired, unplanned]) await changePicture({ editorId: partner, id, version: 1 }, texts);
  });

  test("does nothing with pictures of the site and of others", async () => {
    for (const id of [await createUpload(other), await createHousePicture()]) {
      const target = { editorId: partner, id, version: 1 };
      await expect(changePicture(target, texts)).rejects.toMatchObject({ code: "missing" });
      await expect(deleteFromLibrary(partner, id)).rejects.toMatchObject({ code: "missing" });
      await expect(restoreToLibrary(partner, id)).rejects.toMatchObject({ code: "missing" });
    }
  });
});
