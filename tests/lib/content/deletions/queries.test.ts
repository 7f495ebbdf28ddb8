import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findLastDeletion, listDeletions } from "#lib/content/deletions/queries.ts";
import { deleteStoryDraft } from "#lib/content/story-drafts/deletion/mutations.ts";
import { createStoryDraft } from "#lib/content/story-drafts/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

let editorId: string;
beforeAll(async () => {
  editorId = await createReader({ newType: "editor", name: "Emma Redaktion" });
});
beforeEach(async () => {
  await db.delete(deletedEntries);
  await db.delete(items);
});

const label = { de: "Herb", en: "Tart" };

describe("the list of deletions", () => {
  test("has what was deleted in the last 30 days, the last one first, with who it was", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await db.insert(deletedEntries).values([
      { kind: "tag", label, data: {}, deletedBy: editorId, deletedAt: daysAgo(2) },
      { kind: "clip", label: { de: "Rühren", en: "" }, data: {}, deletedAt: daysAgo(29) },
      { kind: "tag", label: { de: "Alt", en: "Old" }, data: {}, deletedAt: daysAgo(31) },
    ]);
    expect((await listDeletions("en", 1)).data).toMatchObject([
      { kind: "tag", label: "Tart", deletedBy: "Emma Redaktion" },
      { kind: "clip", label: "Rühren", deletedBy: null },
    ]);
  });

  test("has deleted drafts of stories, with the editor of the audit log", async () => {
    const itemId = await createStoryDraft(editorId, "article");
    await deleteStoryDraft({ editorId, itemId });
    const [first] = (await listDeletions("de", 1)).data;
    expect(first).toMatchObject({ id: itemId, kind: "story", label: "", deletedBy: "Emma Redaktion" });
    expect(first?.deletedAt).toBeInstanceOf(Date);
  });

  test("has pages, and a page beyond the last one is the last one", async () => {
    await db
      .insert(deletedEntries)
      .values(Array.from({ length: 43 }, () => ({ kind: "utensil" as const, label, data: {} })));
    const { data, meta } = await listDeletions("de", 9);
    expect(meta.pagination).toEqual({ page: 2, pages: 2, count: 43 });
    expect(data).toHaveLength(13);
    expect((await listDeletions("de", 1)).data).toHaveLength(30);
  });
});

test("the message about a deletion is about the editor's own last one of that kind", async () => {
  const other = await createReader({ newType: "editor" });
  const insert = (deletedBy: string, kind: "tag" | "category", deletedAt = new Date()) =>
    db.insert(deletedEntries).values({ kind, label, data: {}, deletedBy, deletedAt }).returning();
  const [own] = await insert(other, "tag");
  await insert(other, "category");
  await insert(editorId, "tag");
  await insert(other, "tag", new Date(Date.now() - 1000));
  expect(await findLastDeletion(other, "tag")).toEqual({ id: own?.id, label });
  expect(await findLastDeletion(other, "menu")).toBeNull();
});
