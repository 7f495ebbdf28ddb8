import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteClip } from "#lib/content/clips/mutations.ts";
import { purgeDeletedEntries } from "#lib/content/deletions/purge-mutations.ts";
import { createAuthor, deleteAuthor } from "#lib/people/authors/desk-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { createTestClip } from "#tests/lib/content/clips/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

/** Deletes a clip so long ago that its files are due. */
beforeEach(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  const editorId = await createReader({ newType: "editor" });
  const { id } = await createTestClip(editorId);
  await deleteClip({ editorId, id, version: 1 });
  await db.update(deletedEntries).set({ deletedAt: sql`now() - interval '31 days'` });
});

afterEach(() => vi.restoreAllMocks());

test("an entry whose files are not deleted is purged by a later run", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(getMediaStorage(), "delete").mockRejectedValueOnce(new Error("storage away"));
  await purgeDeletedEntries();
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^The deleted entry .+ was not purged:$/), expect.anything());
  expect(await db.$count(deletedEntries)).toBe(1);
  await purgeDeletedEntries();
  expect(await db.$count(deletedEntries)).toBe(0);
});

test("no connection waits for the storage", async () => {
  const storage = getMediaStorage();
  const deleteFile = storage.delete.bind(storage);
  const busyConnections: number[] = [];
  vi.spyOn(storage, "delete").mockImplementation(async (key) => {
    busyConnections.push(db.$client.totalCount - db.$client.idleCount);
    await deleteFile(key);
  });
  await purgeDeletedEntries();
  expect(busyConnections.length).toBeGreaterThan(0);
  expect(new Set(busyConnections)).toEqual(new Set([0]));
  expect(await db.$count(deletedEntries)).toBe(0);
});

test("an entry that a restoration may still hold is not purged", async () => {
  await db.update(deletedEntries).set({ deletedAt: sql`now() - interval '30 days 1 minute'` });
  await purgeDeletedEntries();
  expect(await db.$count(deletedEntries)).toBe(1);
});

test("an author is named in the audit log until they can no longer be restored", async () => {
  const editorId = await createReader({ newType: "editor" });
  const profile = { slug: "", occupation: {}, bio: {}, website: null, pictureId: null, bannerId: null };
  const { id } = await createAuthor(editorId, { ...profile, name: "Berta Beispiel", role: "contributor" });
  await deleteAuthor({ editorId, id, version: 1 });
  const names = async () => (await db.select().from(auditLog)).map(({ subjectName }) => subjectName);
  await purgeDeletedEntries();
  expect(await names()).toContain("Berta Beispiel");
  await db.update(deletedEntries).set({ deletedAt: sql`now() - interval '31 days'` });
  await purgeDeletedEntries();
  expect(await names()).not.toContain("Berta Beispiel");
});
