import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { getArchivedIssue, listArchivedIssues } from "#lib/business/newsletters/issues/archive-queries.ts";
import { findIssueItems, listIssueItems, listSuggestions } from "#lib/business/newsletters/issues/item-queries.ts";
import {
  createIssue,
  deleteIssue,
  findOrCreateIssue,
  insertSampleIssue,
  saveIssue,
} from "#lib/business/newsletters/issues/mutations.ts";
import { getIssue } from "#lib/business/newsletters/issues/queries.ts";
import { startIssue } from "#lib/business/newsletters/issues/start-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { appMetadata } from "#lib/platform/db/tables/app-metadata.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { newsletterIssues } from "#lib/platform/db/tables/newsletters.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { restoreHoldKey } from "#lib/platform/jobs/restore-hold.ts";
import { createHousePicture } from "#tests/lib/content/pictures/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { listLines } from "#tests/lib/platform/audit-log/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna } from "#tests/support/fixtures.ts";
import { createDish, texts } from "../fixtures.ts";

setUpDatabase();

let editor: string;
let soup: string;
let cake: string;

beforeAll(async () => {
  const anna = await createAnna();
  editor = await createReader({ newType: "editor" });
  [soup, cake] = [await createDish(anna, "suppe"), await createDish(anna, "kuchen")];
});
afterEach(async () => {
  await db.delete(newsletterIssues);
  await db.delete(auditLog);
});

async function createDraft(): Promise<string> {
  const id = await createIssue(editor);
  if (!id) throw new Error("no draft was created");
  return id;
}

test("the same recipes in the same order are the same issue, also at once", async () => {
  const draft = { texts, itemIds: [soup, cake] };
  const ids = await Promise.all(Array.from({ length: 5 }, () => findOrCreateIssue(draft)));
  expect(new Set(ids).size).toBe(1);
  await startIssue(ids[0] ?? "", null);
  expect(await findOrCreateIssue(draft)).toBe(ids[0]);
  expect(await findOrCreateIssue({ texts, itemIds: [cake, soup] })).not.toBe(ids[0]);
});

test("a started issue gets a number and addresses and does not change any more", async () => {
  const id = await findOrCreateIssue({ texts, itemIds: [soup] });
  expect(await startIssue(id, { id: editor, version: 1 })).toBe("started");
  expect(await startIssue(id, null)).toBe("not-draft");
  expect(await saveIssue({ id, editorId: editor, version: 1 }, { texts, itemIds: [cake] })).toBe("not-draft");
  expect(await deleteIssue({ id, editorId: editor, version: 1 })).toBe("not-draft");
  expect(await getIssue(id)).toMatchObject({
    state: "sending",
    number: 1,
    texts: { de: { slug: "kuerbis-mehr-1" }, en: { slug: "pumpkin-more-1" } },
  });
  const line = { actorId: editor, action: "publish", subjectType: "newsletter", subjectId: id };
  expect(await listLines()).toMatchObject([{ ...line, subjectName: texts.de.subject }]);
  const second = await findOrCreateIssue({ texts, itemIds: [cake] });
  await startIssue(second, null);
  expect(await getIssue(second)).toMatchObject({ number: 2, texts: { de: { slug: "kuerbis-mehr-2" } } });
});

test("an issue without a subject or contents does not start", async () => {
  const id = await createDraft();
  expect(await startIssue(id, null)).toBe("incomplete");
  await saveIssue({ id, editorId: editor, version: 1 }, { texts, itemIds: [] });
  expect(await startIssue(id, null)).toBe("incomplete");
  await saveIssue(
    { id, editorId: editor, version: 2 },
    { texts: { ...texts, en: { subject: "", preheader: "", intro: "" } }, itemIds: [soup] },
  );
  expect(await startIssue(id, null)).toBe("incomplete");
  expect(await deleteIssue({ id, editorId: editor, version: 3 })).toBe("deleted");
  expect(await getIssue(id)).toBeNull();
  const line = { actorId: editor, subjectType: "newsletter", subjectId: id, subjectName: texts.de.subject };
  expect(await listLines()).toMatchObject([
    { ...line, action: "delete" },
    { ...line, action: "update" },
    { ...line, action: "update" },
    { ...line, action: "create", subjectName: "" },
  ]);
});

test("nothing happens to a draft that another editor has changed since it was read", async () => {
  const id = await createDraft();
  const read = { id, version: 1 };
  const first = { ...texts, de: { ...texts.de, intro: "Vom ersten." } };
  const second = { ...texts, de: { ...texts.de, intro: "Vom zweiten." } };
  const other = await createReader({ newType: "editor" });
  expect(await saveIssue({ ...read, editorId: editor }, { texts: first, itemIds: [soup] })).toBe("saved");
  expect(await saveIssue({ ...read, editorId: other }, { texts: second, itemIds: [cake] })).toBe("conflict");
  expect(await deleteIssue({ ...read, editorId: other })).toBe("conflict");
  expect(await startIssue(id, { id: other, version: 1 })).toBe("conflict");
  expect(await getIssue(id)).toMatchObject({ version: 2, state: "draft", texts: { de: { intro: "Vom ersten." } } });
  expect((await listIssueItems(id, "de")).map(({ href }) => href)).toEqual(["/de/rezepte/suppe-de"]);
  expect(await listLines()).toMatchObject([{ action: "update", actorId: editor }, { action: "create" }]);
});

test("while due work is on hold after a restore no issue starts", async () => {
  const id = await findOrCreateIssue({ texts, itemIds: [soup] });
  await db.insert(appMetadata).values({ key: restoreHoldKey, value: "2026-11-20T10:00:00Z" });
  expect(await startIssue(id, { id: editor, version: 1 })).toBe("held");
  expect(await startIssue(id, null)).toBe("held");
  expect(await getIssue(id)).toMatchObject({ state: "draft", number: null });
  await db.delete(appMetadata).where(eq(appMetadata.key, restoreHoldKey));
  expect(await startIssue(id, { id: editor, version: 1 })).toBe("started");
});

test.each(["community", "contributor", "partner"] as const)("users of type %s change no issue", async (newType) => {
  const editorId = await createReader({ newType });
  const id = await findOrCreateIssue({ texts, itemIds: [soup] });
  const before = await getIssue(id);
  expect(await createIssue(editorId)).toBeNull();
  expect(await saveIssue({ id, editorId, version: 1 }, { texts, itemIds: [cake] })).toBe("forbidden");
  expect(await startIssue(id, { id: editorId, version: 1 })).toBe("forbidden");
  expect(await deleteIssue({ id, editorId, version: 1 })).toBe("forbidden");
  expect(await getIssue(id)).toEqual(before);
  expect((await listIssueItems(id, "de")).map(({ href }) => href)).toEqual(["/de/rezepte/suppe-de"]);
  expect(await db.$count(newsletterIssues)).toBe(1);
  expect(await listLines()).toEqual([]);
});

test("a role that was taken away since does not count", async () => {
  const editorId = await createReader({ newType: "editor" });
  const id = (await createIssue(editorId)) ?? "";
  await db.update(users).set({ newType: "community" }).where(eq(users.id, editorId));
  expect(await saveIssue({ id, editorId, version: 1 }, { texts, itemIds: [soup] })).toBe("forbidden");
  expect(await deleteIssue({ id, editorId, version: 1 })).toBe("forbidden");
  expect(await createIssue(editorId)).toBeNull();
});

test("the archive has started issues and samples, the newest first, and no drafts", async () => {
  await findOrCreateIssue({ texts, itemIds: [cake] });
  await insertSampleIssue({ texts, itemIds: [soup] }, new Date("2026-11-15T07:00:00Z"));
  const id = await findOrCreateIssue({ texts, itemIds: [soup, cake] });
  await startIssue(id, null);
  const listed = await listArchivedIssues("en");
  expect(listed.map(({ href }) => href)).toEqual([
    "/en/newsletter/archive/pumpkin-more-2",
    "/en/newsletter/archive/pumpkin-more-1",
  ]);
  const issue = await getArchivedIssue("de", "kuerbis-mehr-2");
  expect(issue?.entries.map(({ href }) => href)).toEqual(["/de/rezepte/suppe-de", "/de/rezepte/kuchen-de"]);
  expect(issue?.slugs).toHaveLength(2);
  expect(await getArchivedIssue("de", "pumpkin-more-2")).toBeNull();
  expect(await getArchivedIssue("de", "keine")).toBeNull();
});

test("the archive shows the picture of the first recipe that readers see", async () => {
  const anna = await createReader();
  const [stew, pie] = [await createDish(anna, "eintopf"), await createDish(anna, "pastete")];
  const [first, second] = [await createHousePicture(), await createHousePicture()];
  await db.update(items).set({ pictureId: first }).where(eq(items.id, stew));
  await db.update(items).set({ pictureId: second }).where(eq(items.id, pie));
  await startIssue(await findOrCreateIssue({ texts, itemIds: [stew, pie] }), null);
  const getPictureId = async () => (await listArchivedIssues("de"))[0]?.picture?.id;
  expect(await getPictureId()).toBe(first);
  await db.update(items).set({ state: "rejected" }).where(eq(items.id, stew));
  expect(await getPictureId()).toBe(second);
  await db
    .update(items)
    .set({ expiresAt: new Date("2026-01-02") })
    .where(eq(items.id, pie));
  expect(await getPictureId()).toBeUndefined();
});

test("finds recipes by address and slug and names what is unknown", async () => {
  const { ids, unknown } = await findIssueItems([
    "/en/recipes/kuchen-en",
    "suppe-de",
    "suppe-en",
    "/de/stories/suppe-de",
    "x",
  ]);
  expect(ids).toEqual([cake, soup]);
  expect(unknown).toEqual(["/de/stories/suppe-de", "x"]);
});

test("suggests what no issue has", async () => {
  const id = await createDraft();
  await saveIssue({ id, editorId: editor, version: 1 }, { texts, itemIds: [soup] });
  expect((await listIssueItems(id, "de")).map(({ href }) => href)).toEqual(["/de/rezepte/suppe-de"]);
  expect((await listSuggestions("de", 5)).map(({ href }) => href)).toEqual(["/de/rezepte/kuchen-de"]);
});
