import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteIssue, findOrCreateIssue } from "#lib/business/newsletters/issues/mutations.ts";
import { findIssueByItems, getIssue } from "#lib/business/newsletters/issues/queries.ts";
import { createPartner, removePartner } from "#lib/business/partners/desk-mutations.ts";
import { deleteDeskCategory } from "#lib/content/categories/desk/desk-mutations.ts";
import { readAllContent } from "#lib/content/content-transfer/export-queries.ts";
import { restoreEntry } from "#lib/content/deletions/restore-mutations.ts";
import { deleteDeskIngredient, updateDeskIngredient } from "#lib/content/ingredients/desk/desk-mutations.ts";
import { createMenuEntry, deleteMenuEntry } from "#lib/content/menus/desk/desk-mutations.ts";
import { createDeskTag, deleteDeskTag, updateDeskTag } from "#lib/content/tags/desk-mutations.ts";
import { createDeskUtensil, deleteDeskUtensil } from "#lib/content/utensils/desk-mutations.ts";
import { addRedirect, removeRedirect } from "#lib/desk/redirects/desk-mutations.ts";
import { createAuthor, deleteAuthor, updateAuthor } from "#lib/people/authors/desk-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { type DeletedKind, deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { menus } from "#lib/platform/db/tables/feeds.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { partners, users } from "#lib/platform/db/tables/users.ts";
import { createDish, texts } from "#tests/lib/business/newsletters/fixtures.ts";
import { createEntry } from "#tests/lib/content/categories/fixtures.ts";
import { createIngredient, createUnits, ingredientContent } from "#tests/lib/content/ingredients/fixtures.ts";
import { createHousePicture } from "#tests/lib/content/pictures/fixtures.ts";
import { createTag, createTaggedRecipe, tagContent } from "#tests/lib/content/tags/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

let editorId: string;
beforeAll(async () => {
  editorId = await createReader({ newType: "editor" });
  await createUnits();
});

async function lastDeletion(kind: DeletedKind) {
  const [last] = await db
    .select()
    .from(deletedEntries)
    .where(eq(deletedEntries.kind, kind))
    .orderBy(desc(deletedEntries.deletedAt))
    .limit(1);
  if (!last) throw new Error(`no ${kind} was kept`);
  return last;
}

const restoreLast = async (kind: DeletedKind, userId = editorId) => restoreEntry(userId, (await lastDeletion(kind)).id);

/** Deletes and restores: the content is what it was. */
async function expectRestored(kind: DeletedKind, remove: () => Promise<unknown>): Promise<string> {
  const before = await readAllContent();
  await remove();
  expect(await readAllContent()).not.toEqual(before);
  const kept = await lastDeletion(kind);
  expect(kept).toMatchObject({ deletedBy: editorId, label: { de: expect.stringMatching(/./) } });
  const { id } = await restoreEntry(editorId, kept.id);
  expect(await readAllContent()).toEqual(before);
  expect(await db.$count(deletedEntries, eq(deletedEntries.id, kept.id))).toBe(0);
  const isRestoration = and(eq(auditLog.action, "restore"), eq(auditLog.subjectType, kind));
  const [line] = await db.select().from(auditLog).where(isRestoration).orderBy(desc(auditLog.createdAt)).limit(1);
  expect(line).toMatchObject({ actorId: editorId, subjectId: id, subjectName: kept.label.de });
  return id;
}

describe("a restored entry is what it was:", () => {
  test("a tag, with its recipes and its former slugs", async () => {
    const id = await createTag(editorId, "Frisch");
    await createTaggedRecipe([id]);
    await updateDeskTag({ editorId, id, version: 1 }, tagContent("Knusprig", { isHidden: true }));
    const restored = await expectRestored("tag", () => deleteDeskTag({ editorId, id, version: 2 }));
    expect(restored).not.toBe(id);
    const { recipes, redirects } = await readAllContent();
    expect(recipes).toContainEqual(expect.objectContaining({ tagKeys: ["frisch-en"] }));
    expect(redirects).toContainEqual({ kind: "tag", locale: "de", slug: "frisch", target: "frisch-en" });
  });

  test("a category, in its group and at its place", async () => {
    const group = await createEntry(editorId, "Nach Laune", null);
    const id = await createEntry(editorId, "Gemütlich", group);
    await createEntry(editorId, "Wild", group);
    await expectRestored("category", () => deleteDeskCategory({ editorId, id, version: 1 }));
  });

  test("an ingredient", async () => {
    const facts = { season: [9, 10], density: 0.6, pieceGrams: 250, usForm: null };
    const id = await createIngredient(editorId, "Topinambur", "sunchoke", facts);
    await updateDeskIngredient({ editorId, id, version: 1 }, ingredientContent("Erdbirne", "sunroot", facts));
    await expectRestored("ingredient", () => deleteDeskIngredient({ editorId, id, version: 2 }));
  });

  test("a utensil", async () => {
    const names = { de: { one: "Wok", many: "Woks" }, en: { one: "wok", many: "woks" } };
    const { id } = await createDeskUtensil(editorId, names);
    await expectRestored("utensil", () => deleteDeskUtensil({ editorId, id, version: 1 }));
  });

  test("a main entry of the menu", async () => {
    const input = { title: { de: "Mehr", en: "More" }, target: "/search", groups: [] };
    await createMenuEntry(editorId, { ...input, title: { de: "Erstes", en: "First" } });
    const { id } = await createMenuEntry(editorId, input);
    await createMenuEntry(editorId, { ...input, title: { de: "Letztes", en: "Last" } });
    await expectRestored("menu", () => deleteMenuEntry({ editorId, id, version: 1 }));
  });

  test("the profile of an author without an account, also of one without content", async () => {
    const profile = {
      name: "Berta Koch",
      slug: "",
      role: "contributor" as const,
      occupation: { de: "Köchin" },
      bio: {},
      website: "https://example.org/",
      pictureId: await createHousePicture(),
      bannerId: null,
    };
    const { id } = await createAuthor(editorId, profile);
    await updateAuthor({ editorId, id, version: 1 }, { ...profile, slug: "berta" });
    await expectRestored("author", () => deleteAuthor({ editorId, id, version: 2 }));

    const editor = await createAuthor(editorId, { ...profile, name: "Carla Koch", role: "editor" });
    await deleteAuthor({ editorId, id: editor.id, version: 1 });
    const restored = await restoreLast("author");
    const [row] = await db
      .select()
      .from(users)
      .where(eq(users.id, String(restored.id)));
    expect(row).toMatchObject({ name: "Carla Koch", newType: "editor", occupation: { de: "Köchin" }, email: null });
  });

  test("a redirect", async () => {
    const { id } = await addRedirect(editorId, "/de/weihnachten", "/de/suche");
    await expectRestored("redirect", () => removeRedirect(editorId, id));
  });

  test("a partner, with the links of the menus", async () => {
    const [first, second] = [await createGuest("Ofenwelt"), await createGuest("Mühle")];
    const group = {
      title: { de: "Marken", en: "Brands" },
      entries: [{ partnerId: first }, { route: "/search" as const }],
    };
    await createPartner(editorId, first, partnerContent);
    await createPartner(editorId, second, partnerContent);
    await db.insert(menus).values({ position: 90, type: "partners", title: group.title, content: [group] });
    await expectRestored("partner", () => removePartner({ editorId, id: first, version: 1 }));
    const [menu] = await db.select().from(menus).where(eq(menus.type, "partners"));
    expect(menu?.content).toEqual([group]);
  });

  test("the draft of an issue, without its time and what is gone", async () => {
    const [kept, gone] = [await createDish(editorId, "spaetzle"), await createDish(editorId, "maultaschen")];
    const id = await findOrCreateIssue({ texts, itemIds: [kept, gone] });
    await deleteIssue({ id, editorId, version: 1 });
    expect(await getIssue(id)).toBeNull();
    await db.execute(`delete from items where id = '${gone}'`);
    expect(await restoreLast("newsletter")).toMatchObject({ id });
    expect(await getIssue(id)).toMatchObject({ plannedAt: null, state: "draft" });
    expect(await findIssueByItems([kept])).toBe(id);
  });
});

const partnerContent = { trade: { de: "Öfen", en: "Ovens" }, logo: "<svg></svg>" };
const createGuest = async (name: string) => createReader({ name, newType: "contributor", email: null });

describe("a restoration", () => {
  test("is for editors", async () => {
    const id = await createTag(editorId, "Mild");
    await deleteDeskTag({ editorId, id, version: 1 });
    for (const newType of ["community", "contributor", "partner"] as const) {
      const other = await createReader({ newType });
      await expect(restoreLast("tag", other)).rejects.toMatchObject({ code: "forbidden" });
    }
    const admin = await createReader({ newType: "admin" });
    expect(await restoreLast("tag", admin)).toMatchObject({ kind: "tag" });
  });

  test("says which slug is taken, and keeps the entry", async () => {
    const id = await createTag(editorId, "Zart");
    await deleteDeskTag({ editorId, id, version: 1 });
    const kept = await lastDeletion("tag");
    const { id: other } = await createDeskTag(editorId, tagContent("Zart en", { texts: renamed }));
    await expect(restoreLast("tag")).rejects.toMatchObject({ code: "taken", detail: "zart" });
    const version = 1;
    await deleteDeskTag({ editorId, id: other, version });
    expect(await restoreEntry(editorId, kept.id)).toMatchObject({ entry: { key: "zart-en" } });
  });

  test("says that its key is taken by one that was created anew", async () => {
    const names = { de: { one: "Sieb", many: "Siebe" }, en: { one: "sieve", many: "sieves" } };
    const { id } = await createDeskUtensil(editorId, names);
    await deleteDeskUtensil({ editorId, id, version: 1 });
    await createDeskUtensil(editorId, names);
    await expect(restoreLast("utensil")).rejects.toMatchObject({ code: "taken", detail: "sieve" });
  });

  test("says that an ingredient of this name exists", async () => {
    const id = await createIngredient(editorId, "Möhre", "carrot");
    await deleteDeskIngredient({ editorId, id, version: 1 });
    const same = ingredientContent("Möhre", "yellow carrot");
    const de = { ...same.texts.de, slug: "gelbe-moehre" };
    await createIngredient(editorId, "", "", { ...same, texts: { ...same.texts, de } });
    await expect(restoreLast("ingredient")).rejects.toMatchObject({ code: "taken", detail: "Möhre" });
  });

  test("says that an ingredient of another name exists", async () => {
    const named = ingredientContent("Feldsalat", "lamb’s lettuce");
    const de = { ...named.texts.de, synonyms: ["Rapunzel"] };
    const id = await createIngredient(editorId, "", "", { ...named, texts: { ...named.texts, de } });
    await deleteDeskIngredient({ editorId, id, version: 1 });
    await createIngredient(editorId, "Rapunzel", "rampion");
    await expect(restoreLast("ingredient")).rejects.toMatchObject({ code: "taken", detail: "Rapunzel" });
  });

  test("says what is gone that it needs", async () => {
    const group = await createEntry(editorId, "Nach Wetter", null);
    const id = await createEntry(editorId, "Regen", group);
    await deleteDeskCategory({ editorId, id, version: 1 });
    const entry = await lastDeletion("category");
    await deleteDeskCategory({ editorId, id: group, version: 1 });
    await expect(restoreEntry(editorId, entry.id)).rejects.toMatchObject({
      code: "gone",
      detail: "group-nach-wetter-en",
    });
    await restoreLast("category");
    expect(await restoreEntry(editorId, entry.id)).toMatchObject({ entry: { key: "regen-en" } });
  });

  test("leaves out a picture that was deleted meanwhile", async () => {
    const pictureId = await createHousePicture();
    const author = { name: "Dora Koch", slug: "", occupation: {}, bio: {}, website: null, pictureId, bannerId: null };
    const { id } = await createAuthor(editorId, author);
    await deleteAuthor({ editorId, id, version: 1 });
    await db.update(pictures).set({ deletedAt: new Date() }).where(eq(pictures.id, pictureId));
    const restored = await restoreLast("author");
    const [row] = await db
      .select()
      .from(users)
      .where(eq(users.id, String(restored.id)));
    expect(row).toMatchObject({ name: "Dora Koch", pictureId: null });
  });

  test("gives an account its role back for admins only", async () => {
    const id = await createReader({ newType: "partner", email: "ofen@example.org" });
    await createPartner(editorId, id, partnerContent);
    await removePartner({ editorId, id, version: 1 });
    await expect(restoreLast("partner")).rejects.toMatchObject({ code: "adminOnly" });
    expect(await db.$count(partners, eq(partners.userId, id))).toBe(0);
    await restoreLast("partner", await createReader({ newType: "admin" }));
    const [row] = await db.select({ role: users.newType }).from(users).where(eq(users.id, id));
    expect(row).toEqual({ role: "partner" });
  });

  test("is not possible twice, nor after 30 days", async () => {
    const id = await createTag(editorId, "Sauer");
    await deleteDeskTag({ editorId, id, version: 1 });
    const { id: deletedId } = await lastDeletion("tag");
    await restoreEntry(editorId, deletedId);
    await expect(restoreEntry(editorId, deletedId)).rejects.toMatchObject({ code: "missing" });
    const [old] = await db
      .insert(deletedEntries)
      .values({ kind: "tag", label: { de: "Alt", en: "Old" }, data: {}, deletedAt: new Date("2020-01-01") })
      .returning();
    await expect(restoreEntry(editorId, old?.id ?? "")).rejects.toMatchObject({ code: "missing" });
  });
});

const renamed = {
  de: { title: "Anders", slug: "zart", summary: "" },
  en: { title: "Different", slug: "different", summary: "" },
};
