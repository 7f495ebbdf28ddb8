import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  createDeskIngredient,
  deleteDeskIngredient,
  updateDeskIngredient,
} from "#lib/content/ingredients/desk/desk-mutations.ts";
import {
  findDeskIngredient,
  listDeskIngredients,
  listMergeTargets,
} from "#lib/content/ingredients/desk/desk-queries.ts";
import { getDraftLookups } from "#lib/content/recipe-drafts/editing/lookup-queries.ts";
import { getIngredientVocabulary } from "#lib/kitchen/shopping-lists/ingredient-queries.ts";
import { createEntryRecognizer } from "#lib/kitchen/shopping-lists/recognize-entry.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { searchDocs } from "#lib/platform/db/tables/search.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createIngredient, createRecipeWith, createUnits, ingredientContent, textOf } from "../fixtures.ts";

setUpDatabase();

let editorId: string;
beforeAll(async () => {
  editorId = await createReader({ newType: "admin" });
  await createUnits();
});

describe("an ingredient", () => {
  test("is created with a key and slugs of its names, and stored as typed", async () => {
    const content = ingredientContent("Süßkartoffel", "sweet potato", {
      season: [9, 10],
      density: 0.6,
      pieceGrams: 250,
    });
    const { id } = await createDeskIngredient(editorId, content);
    expect(await findDeskIngredient(id)).toMatchObject({
      key: "sweet-potato",
      season: [9, 10],
      density: 0.6,
      pieceGrams: 250,
      aisle: "produce",
      version: 1,
      texts: { de: { slug: "suesskartoffel" }, en: { slug: "sweet-potato", singular: "sweet potato" } },
    });
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(log).toMatchObject([{ actorId: editorId, action: "create", subjectName: "Süßkartoffel" }]);
  });

  test("is not created twice with one name", async () => {
    await createIngredient(editorId, "Mangold", "chard");
    const again = createDeskIngredient(editorId, ingredientContent("Stielmangold", "Chard"));
    await expect(again).rejects.toMatchObject({ code: "taken", field: "singularEn" });
  });

  test("has other names, which lists and drafts recognize it by and no other ingredient has", async () => {
    const named = (de: string, synonyms: string[]) => ({
      ...ingredientContent(de, `${de} en`),
      texts: { de: textOf(de, { synonyms }), en: textOf(`${de} en`, { synonyms: ["gourdlet"] }) },
    });
    const { id } = await createDeskIngredient(editorId, named("Zierkürbis", ["Kürbischen", "Beikürbis"]));
    const synonyms = ["Kürbischen", "Beikürbis", "gourdlet"];
    expect((await getDraftLookups()).ingredients.find((one) => one.id === id)?.synonyms?.toSorted()).toEqual(
      synonyms.toSorted(),
    );
    const vocabulary = await getIngredientVocabulary();
    expect(createEntryRecognizer(vocabulary)("2 Kürbischen")).toMatchObject({ ingredient: { id }, amount: 2 });
    expect(createEntryRecognizer(vocabulary)("gourdlets")).toMatchObject({ ingredient: { id } });

    const target = { editorId, id, version: 1 };
    await createIngredient(editorId, "Feigenblattkürbis", "figleaf gourd");
    for (const word of ["feigenblattkürbis", "Figleaf gourd"]) {
      const refused = updateDeskIngredient(target, named("Zierkürbis", [word]));
      await expect(refused).rejects.toMatchObject({ code: "nameTaken", field: "synonymsDe" });
    }
    const again = createDeskIngredient(editorId, named("Speisekürbis", []));
    await expect(again).rejects.toMatchObject({ code: "nameTaken", field: "synonymsEn" });
    await updateDeskIngredient(target, named("Zierkürbis", ["Zierkürbis", "Beikürbis"]));
    expect((await listDeskIngredients("de", "beikürb", 1)).data).toMatchObject([{ id }]);
  });

  test("is renamed: recipes are found by the new name, the former slug leads to the new one", async () => {
    const id = await createIngredient(editorId, "Blaukraut", "blue kraut");
    const recipe = await createRecipeWith([id], "Schneiden.");
    const vectorOf = async () =>
      JSON.stringify(await db.select().from(searchDocs).where(eq(searchDocs.itemId, recipe)));
    expect(await vectorOf()).not.toContain("zinnoberkraut");
    const content = ingredientContent("Zinnoberkraut", "vermilion kraut", { kcal: 31 });
    const change = await updateDeskIngredient({ editorId, id, version: 1 }, content);
    expect(change.itemIds).toEqual([recipe]);
    expect(change.slugs).toEqual(expect.arrayContaining(["blaukraut", "zinnoberkraut"]));
    expect(await findSlug("/ingredients/[slug]", "de", "blaukraut")).toBe("zinnoberkraut");
    expect(await vectorOf()).toContain("zinnoberkraut");
    expect(await findDeskIngredient(id)).toMatchObject({ kcal: 31, version: 2 });
  });

  test("keeps its slug when another one has it, and what a colleague has saved", async () => {
    const id = await createIngredient(editorId, "Dill", "dill");
    await createIngredient(editorId, "Kerbel", "chervil");
    const content = ingredientContent("Dill", "dill");
    const taken = { ...content, texts: { ...content.texts, de: { ...content.texts.de, slug: "kerbel" } } };
    const target = { editorId, id, version: 1 };
    await expect(updateDeskIngredient(target, taken)).rejects.toMatchObject({ code: "taken", field: "slugDe" });
    await updateDeskIngredient(target, { ...content, kcal: 43 });
    await expect(updateDeskIngredient(target, content)).rejects.toMatchObject({ code: "conflict" });
    expect(await findDeskIngredient(id)).toMatchObject({ kcal: 43 });
  });

  test("is deleted only when nothing uses it", async () => {
    const id = await createIngredient(editorId, "Ampfer", "sorrel");
    await createRecipeWith([id], "Waschen.");
    await expect(deleteDeskIngredient({ editorId, id, version: 1 })).rejects.toMatchObject({ code: "used" });
    const unused = await createIngredient(editorId, "Melde", "orache");
    await deleteDeskIngredient({ editorId, id: unused, version: 1 });
    expect(await findDeskIngredient(unused)).toBeNull();
  });

  test("is found by a part of its name in any language", async () => {
    const id = await createIngredient(editorId, "Schwarzwurzel", "salsify", { hasPage: false });
    for (const search of ["WARZWU", "salsi"]) {
      const { data, meta } = await listDeskIngredients("de", search, 1);
      expect(data).toEqual([{ id, names: { de: "Schwarzwurzel", en: "salsify" }, hasPage: false, uses: 0 }]);
      expect(meta.pagination).toEqual({ page: 1, pages: 1, count: 1 });
    }
    expect((await listDeskIngredients("de", "%", 1)).data).toEqual([]);
    for (const kind of ["a", "b", "c", "d", "e"]) await createIngredient(editorId, `Bete ${kind}`, `beet ${kind}`);
    expect((await listDeskIngredients("en", "", 9)).data.length).toBeGreaterThan(5);
  });

  test("with a page is merged into one with a page", async () => {
    const page = await createIngredient(editorId, "Rübstiel", "turnip greens");
    const without = await createIngredient(editorId, "Stielmus", "turnip tops", { hasPage: false });
    const ids = async (id: string, hasPage: boolean) =>
      (await listMergeTargets({ id, hasPage }, "de")).map((target) => target.id);
    expect(await ids(page, true)).not.toContain(without);
    expect(await ids(without, false)).toContain(page);
    expect(await ids(page, true)).not.toContain(page);
  });
});

test.each(["community", "contributor", "partner"] as const)("users of type %s change nothing", async (newType) => {
  const userId = await createReader({ newType });
  const id = await createIngredient(editorId, `Kraut ${newType}`, `herb ${newType}`);
  const target = { editorId: userId, id, version: 1 };
  const content = ingredientContent("Fremd", "foreign");
  await expect(createDeskIngredient(userId, content)).rejects.toMatchObject({ code: "forbidden" });
  await expect(updateDeskIngredient(target, content)).rejects.toMatchObject({ code: "forbidden" });
  await expect(deleteDeskIngredient(target)).rejects.toMatchObject({ code: "forbidden" });
  expect(await findDeskIngredient(id)).toMatchObject({ version: 1 });
  const actions = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.actorId, userId)));
  expect(actions).toEqual([]);
});
