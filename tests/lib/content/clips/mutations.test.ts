import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { deleteClip, updateClip } from "#lib/content/clips/mutations.ts";
import { findClip, listClips } from "#lib/content/clips/queries.ts";
import { listClipUses } from "#lib/content/clips/use-queries.ts";
import { purgeDeletedEntries } from "#lib/content/deletions/purge-mutations.ts";
import { restoreEntry } from "#lib/content/deletions/restore-mutations.ts";
import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { db } from "#lib/platform/db/client.ts";
import { contentChanges } from "#lib/platform/db/tables/api-resources/content-changes.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { videos } from "#lib/platform/db/tables/media.ts";
import { findVideos } from "#lib/platform/media/queries.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { createHousePicture, readAuditLog } from "#tests/lib/content/pictures/fixtures.ts";
import { createReader, createUpload } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { captions, clipInput, createTestClip, readSample } from "./fixtures.ts";

setUpDatabase();

let editorId: string;
beforeAll(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  editorId = await createReader({ newType: "editor" });
});

const newest = desc(deletedEntries.deletedAt);
const noFiles = { mp4: null, webm: null };
const isStored = async (address: string | null | undefined) =>
  (await getMediaStorage().stat((address ?? "").slice(1))) !== null;
const viewOf = async (id: string) => (await findVideos("de", [id])).get(id);

async function showInRecipe(videoId: string): Promise<string> {
  const itemId = await createTestRecipe(editorId, { texts: { de: recipeTexts(`drink-${videoId}`, "Negroni") } });
  await db.update(items).set({ videoId }).where(eq(items.id, itemId));
  return itemId;
}

describe("a new clip", () => {
  test("has duration and size of its file, its captions, and a line in the audit log", async () => {
    const { id } = await createTestClip(editorId);
    expect(await findClip(id)).toMatchObject({
      seconds: 8,
      width: 1280,
      height: 720,
      captions: { de: captions, en: "" },
    });
    expect(await viewOf(id)).toMatchObject({ mp4: `/videos/${id}/video.mp4`, webm: `/videos/${id}/video.webm` });
    expect(Object.keys((await viewOf(id))?.captions ?? {})).toEqual(["de"]);
    expect(await readAuditLog(id)).toMatchObject([
      { action: "create", actorId: editorId, subjectName: "Negroni rühren" },
    ]);
    const { data } = await listClips("rühren negroni", 1);
    expect(data.find((clip) => clip.id === id)).toMatchObject({ useCount: 0, withoutCaptions: ["en"] });
    expect((await listClips("100%", 1)).data).toEqual([]);
  });

  test("names the field that is wrong, and stores nothing", async () => {
    const before = await db.$count(videos);
    const mp4 = await readSample("clip-negroni.mp4");
    const hevc = Buffer.from(mp4);
    // The first mention is a brand of the file.
    hevc.write("hvc1", hevc.indexOf("avc1", hevc.indexOf("stsd")));
    const late = "WEBVTT\n\n00:07.000 --> 00:12.000\nEis\n";
    const wrong = [
      [{ files: noFiles }, "mp4", "required"],
      [{ files: { mp4: Buffer.from("Mehl"), webm: null } }, "mp4", "unsupported_type"],
      [{ files: { mp4: mp4.subarray(0, 500), webm: null } }, "mp4", "damaged"],
      [{ files: { mp4: hevc, webm: null } }, "mp4", "codec"],
      [{ files: { mp4, webm: mp4 } }, "webm", "unsupported_type"],
      [{ files: { mp4: new Uint8Array(30_000_001), webm: null } }, "mp4", "too_large"],
      [{ captions: { de: "", en: late } }, "captionsEn", "beyond:3"],
    ] as const;
    for (const [changes, field, problem] of wrong) {
      await expect(createTestClip(editorId, changes)).rejects.toMatchObject({ field, problem });
    }
    for (const posterId of [await createHousePicture({ deletedAt: new Date() }), await createUpload(editorId)]) {
      await expect(createTestClip(editorId, { posterId })).rejects.toMatchObject({
        code: "missing",
        field: "posterId",
      });
    }
    await expect(createTestClip(await createReader())).rejects.toMatchObject({ code: "forbidden" });
    expect(await db.$count(videos)).toBe(before);
  });
});

describe("a change", () => {
  test("of texts keeps the files, and tells readers of the API", async () => {
    const { id } = await createTestClip(editorId);
    const before = await viewOf(id);
    const itemId = await showInRecipe(id);
    const past = new Date(Date.now() - 60_000);
    await db.update(contentChanges).set({ changedAt: past }).where(eq(contentChanges.targetId, itemId));
    const input = await clipInput({ titles: { de: "Neu", en: "New" }, files: noFiles });
    expect(await updateClip({ editorId, id, version: 1 }, input)).toMatchObject({ id, itemIds: [itemId] });
    const after = await viewOf(id);
    expect(after).toMatchObject({ title: "Neu", mp4: before?.mp4, webm: before?.webm, captions: before?.captions });
    expect((await findClip(id))?.version).toBe(2);
    const [noted] = await db.select().from(contentChanges).where(eq(contentChanges.targetId, itemId));
    expect(noted?.changedAt.getTime()).toBeGreaterThan(past.getTime());
  });

  test("of the MP4 replaces the WebM as well, under new addresses", async () => {
    const { id } = await createTestClip(editorId);
    const before = await viewOf(id);
    const files = { mp4: await readSample("clip-pumpkin-soup.mp4"), webm: null };
    await updateClip({ editorId, id, version: 1 }, await clipInput({ files }));
    const after = await viewOf(id);
    expect(after?.mp4).not.toBe(before?.mp4);
    expect(after?.webm).toBeNull();
    expect(after?.captions).toEqual(before?.captions);
    expect(await Promise.all([after?.mp4, after?.captions.de].map(isStored))).toEqual([true, true]);
    expect(await Promise.all([before?.mp4, before?.webm].map(isStored))).toEqual([false, false]);
  });

  test("of captions gives those a new address, and empty ones none", async () => {
    const { id } = await createTestClip(editorId);
    const before = await viewOf(id);
    const changed = { de: "", en: captions };
    await updateClip({ editorId, id, version: 1 }, await clipInput({ captions: changed, files: noFiles }));
    expect((await findClip(id))?.captions).toEqual(changed);
    expect(Object.keys((await viewOf(id))?.captions ?? {})).toEqual(["en"]);
    expect(await isStored(before?.captions.de)).toBe(false);
    expect(await isStored(before?.mp4)).toBe(true);
  });

  test("on top of an older version is a conflict that stores no file", async () => {
    const { id } = await createTestClip(editorId);
    const before = await viewOf(id);
    const input = await clipInput();
    await expect(updateClip({ editorId, id, version: 9 }, input)).rejects.toMatchObject({ code: "conflict" });
    const reader = await createReader({ newType: "partner" });
    await expect(updateClip({ editorId: reader, id, version: 1 }, input)).rejects.toMatchObject({ code: "forbidden" });
    expect(await viewOf(id)).toEqual(before);
    expect(await isStored(before?.mp4)).toBe(true);
  });
});

describe("a deletion", () => {
  test("removes a clip with its files, once nothing shows it", async () => {
    const { id } = await createTestClip(editorId);
    const view = await viewOf(id);
    const itemId = await showInRecipe(id);
    expect(await listClipUses("de", id)).toEqual([
      { kind: "item", id: itemId, title: "Negroni", href: `/de/desk/veroeffentlichte-rezepte/${itemId}` },
    ]);
    await expect(deleteClip({ editorId, id, version: 1 })).rejects.toMatchObject({ code: "used" });
    await db.update(items).set({ videoId: null }).where(eq(items.id, itemId));
    const reader = await createReader();
    await expect(deleteClip({ editorId: reader, id, version: 1 })).rejects.toMatchObject({ code: "forbidden" });
    await deleteClip({ editorId, id, version: 1 });
    expect(await findClip(id)).toBeNull();
    expect(await Promise.all([view?.mp4, view?.webm, view?.captions.de].map(isStored))).toEqual([true, true, true]);
    expect((await readAuditLog(id)).map(({ action }) => action)).toEqual(["create", "delete"]);
  });

  test("is not prevented by a text that has the id of the clip", async () => {
    const { id } = await createTestClip(editorId);
    const content = draftContentSchema.parse({ title: { de: id, en: `"videoId": "${id}"` } });
    await db.insert(recipeDrafts).values({ authorId: await createReader(), content });
    expect(await listClipUses("de", id)).toEqual([]);
    await deleteClip({ editorId, id, version: 1 });
    expect(await findClip(id)).toBeNull();
  });

  test("comes back with its files, which are deleted once that is no longer possible", async () => {
    const { id } = await createTestClip(editorId);
    const [before, view] = [await findClip(id), await viewOf(id)];
    const areStored = () => Promise.all([view?.mp4, view?.webm, view?.captions.de].map(isStored));
    await deleteClip({ editorId, id, version: 1 });
    const [kept] = await db.select().from(deletedEntries).where(eq(deletedEntries.kind, "clip")).orderBy(newest);
    await restoreEntry(editorId, kept?.id ?? "");
    expect(await findClip(id)).toEqual(before);

    await deleteClip({ editorId, id, version: 1 });
    await purgeDeletedEntries();
    expect(await areStored()).toEqual([true, true, true]);
    await db.update(deletedEntries).set({ deletedAt: sql`now() - interval '31 days'` });
    await purgeDeletedEntries();
    expect(await areStored()).toEqual([false, false, false]);
    expect(await db.$count(deletedEntries)).toBe(0);
  });
});
