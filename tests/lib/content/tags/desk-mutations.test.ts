import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createDeskTag, deleteDeskTag, updateDeskTag } from "#lib/content/tags/desk-mutations.ts";
import { countTagUses, findDeskTag, listDeskTags } from "#lib/content/tags/desk-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { itemTags } from "#lib/platform/db/tables/items.ts";
import { slugHistory } from "#lib/platform/db/tables/routing.ts";
import { searchDocs } from "#lib/platform/db/tables/search.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDraft, createEditor, createModule, createTag, createTaggedRecipe, tagContent } from "./fixtures.ts";

setUpDatabase();

let editorId: string;
beforeAll(async () => {
  editorId = await createEditor();
});

const logOf = (subjectId: string) => db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId));

describe("a tag", () => {
  test("is created with slugs of its titles and a key of its own", async () => {
    const first = await createTag(editorId, "Würzig");
    const second = await createTag(editorId, "Würzig!", {
      texts: tagContent("Würzig").texts && {
        de: { title: "Würzig!", slug: "wuerzig-2", summary: "Scharf." },
        en: { title: "Würzig en", slug: "wuerzig-en-2", summary: "" },
      },
    });
    expect(await findDeskTag(first)).toMatchObject({
      key: "wuerzig-en",
      version: 1,
      texts: { de: { slug: "wuerzig" }, en: { slug: "wuerzig-en" } },
    });
    expect(await findDeskTag(second)).toMatchObject({ key: "wuerzig-en-2", texts: { de: { summary: "Scharf." } } });
    expect(await logOf(first)).toMatchObject([{ actorId: editorId, action: "create", subjectName: "Würzig" }]);
  });

  test("is renamed: the former slug leads to the new one, and searches know the new title", async () => {
    const id = await createTag(editorId, "Frisch");
    const recipe = await createTaggedRecipe([id]);
    const vectorOf = async () =>
      JSON.stringify(await db.select().from(searchDocs).where(eq(searchDocs.itemId, recipe)));
    expect(await vectorOf()).not.toContain("knuspr");
    const change = await updateDeskTag({ editorId, id, version: 1 }, tagContent("Knusprig"));
    expect(change).toMatchObject({ itemIds: [recipe], slugs: ["frisch", "frisch-en", "knusprig", "knusprig-en"] });
    expect(await findSlug("/tags/[slug]", "de", "frisch")).toBe("knusprig");
    expect(await vectorOf()).toContain("knuspr");
    expect(await findDeskTag(id)).toMatchObject({ version: 2 });
  });

  test("that gets its former slug back has it as the current one only", async () => {
    const id = await createTag(editorId, "Mild");
    await updateDeskTag({ editorId, id, version: 1 }, tagContent("Sanft"));
    await updateDeskTag({ editorId, id, version: 2 }, tagContent("Mild"));
    expect(await findSlug("/tags/[slug]", "de", "sanft")).toBe("mild");
  });

  test("cannot take the slug of another tag, and names the field", async () => {
    const id = await createTag(editorId, "Süß");
    await createTag(editorId, "Sauer");
    const texts = tagContent("Süß").texts;
    const taken = tagContent("Süß", { texts: { ...texts, en: { ...texts.en, slug: "sauer-en" } } });
    await expect(updateDeskTag({ editorId, id, version: 1 }, taken)).rejects.toMatchObject({
      code: "taken",
      field: "slugEn",
    });
  });

  test("that a colleague has changed meanwhile is not overwritten", async () => {
    const id = await createTag(editorId, "Zart");
    await updateDeskTag({ editorId, id, version: 1 }, tagContent("Sehr zart"));
    const late = updateDeskTag({ editorId, id, version: 1 }, tagContent("Hart"));
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    expect(await findDeskTag(id)).toMatchObject({ texts: { de: { title: "Sehr zart" } } });
  });

  test("that is deleted leaves recipes and drafts, and its addresses", async () => {
    const id = await createTag(editorId, "Bitter");
    await updateDeskTag({ editorId, id, version: 1 }, tagContent("Herb"));
    const other = await createTag(editorId, "Rund");
    const recipe = await createTaggedRecipe([id, other]);
    const draft = await createDraft({ tagIds: [other, id] });
    expect(await countTagUses({ id, key: "bitter-en" })).toEqual({ recipes: 1, stories: 0, drafts: 1, modules: 0 });
    expect(await deleteDeskTag({ editorId, id, version: 2 })).toMatchObject({ itemIds: [recipe] });
    const left = await db.select({ id: itemTags.tagId }).from(itemTags).where(eq(itemTags.itemId, recipe));
    expect(left).toEqual([{ id: other }]);
    const [stored] = await db.select().from(recipeDrafts).where(eq(recipeDrafts.id, draft));
    expect(stored).toMatchObject({ version: 2, content: { tagIds: [other] } });
    expect(await findDeskTag(id)).toBeNull();
    expect(await db.$count(slugHistory, eq(slugHistory.targetId, id))).toBe(0);
    expect((await logOf(id)).map(({ action }) => action)).toEqual(["create", "update", "delete"]);
  });

  test("counts drafts that have it, not texts that equal its id", async () => {
    const id = await createTag(editorId, "Salzig");
    const uses = () => countTagUses({ id, key: "salzig-en" });
    await createDraft({ title: { de: id, en: "" } });
    expect(await uses()).toMatchObject({ drafts: 0 });
    await createDraft({ tagIds: [id] });
    expect(await uses()).toMatchObject({ drafts: 1 });
  });

  test("that a module searches by is not deleted", async () => {
    const id = await createTag(editorId, "Rauchig");
    await createModule({ type: "recipe", tagKey: "rauchig-en", sort: "newest", size: 4 });
    await expect(deleteDeskTag({ editorId, id, version: 1 })).rejects.toMatchObject({ code: "used" });
  });

  test("that the site needs keeps its group and stays", async () => {
    const text = { slug: "", title: "vegan", summary: "" };
    const id = await createTag(editorId, "", { type: "diet", texts: { de: text, en: text } });
    await expect(deleteDeskTag({ editorId, id, version: 1 })).rejects.toMatchObject({ code: "builtIn" });
    await expect(updateDeskTag({ editorId, id, version: 1 }, tagContent("vegan"))).rejects.toMatchObject({
      code: "builtIn",
      field: "type",
    });
    await updateDeskTag({ editorId, id, version: 1 }, tagContent("rein pflanzlich", { type: "diet" }));
    expect(await findDeskTag(id)).toMatchObject({ key: "vegan", texts: { de: { title: "rein pflanzlich" } } });
  });
});

test.each(["community", "contributor", "partner"] as const)("users of type %s change nothing", async (newType) => {
  const userId = await createReader({ newType });
  const id = await createTag(editorId, `Für ${newType}`);
  const before = await listDeskTags("de");
  await expect(createDeskTag(userId, tagContent("Fremd"))).rejects.toMatchObject({ code: "forbidden" });
  const target = { editorId: userId, id, version: 1 };
  await expect(updateDeskTag(target, tagContent("Fremd"))).rejects.toMatchObject({ code: "forbidden" });
  await expect(deleteDeskTag(target)).rejects.toMatchObject({ code: "forbidden" });
  expect(await listDeskTags("de")).toEqual(before);
  const actions = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.actorId, userId)));
  expect(actions).toEqual([]);
});
