import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createDraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { deleteUtensilAction, mergeUtensilAction, saveUtensilAction } from "#lib/content/utensils/actions.ts";
import {
  createDeskUtensil,
  deleteDeskUtensil,
  mergeUtensils,
  updateDeskUtensil,
} from "#lib/content/utensils/desk-mutations.ts";
import { countUtensilUses, findDeskUtensil, listDeskUtensils } from "#lib/content/utensils/desk-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { listForeignKeys } from "#tests/lib/platform/db/references.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({ set() {} }) }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let editorId: string;
beforeAll(async () => {
  editorId = await createReader({ newType: "editor" });
});
beforeEach(() => {
  session.user = { id: editorId };
});

const namesOf = (name: string) => ({ de: { one: name, many: `${name}e` }, en: { one: name, many: `${name}s` } });
const create = async (name: string) => (await createDeskUtensil(editorId, namesOf(name))).id;
const createRecipeWith = async (ids: string[], stepIds: string[]) =>
  createTestRecipe(await createReader(), {
    texts: { de: recipeTexts(randomUUID(), "Suppe", { steps: [{ heading: "", text: "Rühren." }] }) },
    utensils: ids.map((utensilId) => ({ utensilId })),
    steps: [{ ingredients: [], utensils: stepIds }],
  });

describe("a utensil", () => {
  test("is created, renamed and found by name", async () => {
    const id = await create("Topf");
    const recipe = await createRecipeWith([id], []);
    expect(await updateDeskUtensil({ editorId, id, version: 1 }, namesOf("Kessel"))).toMatchObject({
      id,
      itemIds: [recipe],
    });
    const listed = (await listDeskUtensils("de")).find((utensil) => utensil.id === id);
    expect(listed).toMatchObject({ key: "topf", version: 2, uses: 1, names: { de: { one: "Kessel" } } });
    const late = updateDeskUtensil({ editorId, id, version: 1 }, namesOf("Tiegel"));
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(log.map(({ action }) => action)).toEqual(["create", "update"]);
  });

  test("is deleted only when no recipe needs it, and no tin is", async () => {
    const used = await create("Sieb");
    await createRecipeWith([], [used]);
    await expect(deleteDeskUtensil({ editorId, id: used, version: 1 })).rejects.toMatchObject({ code: "used" });
    const tinNames = { de: namesOf("Kastenform").de, en: namesOf("loaf tin").en };
    const { id: tin } = await createDeskUtensil(editorId, tinNames);
    await expect(deleteDeskUtensil({ editorId, id: tin, version: 1 })).rejects.toMatchObject({ code: "builtIn" });
    const unused = await create("Raspel");
    await deleteDeskUtensil({ editorId, id: unused, version: 1 });
    expect(await findDeskUtensil(unused)).toBeNull();
  });
});

describe("merging two utensils", () => {
  test("moves recipes, their steps and drafts, and lists none twice", async () => {
    const [from, into] = [await create("Schneidebrett"), await create("Brett")];
    const recipe = await createRecipeWith([from, into], [into, from]);
    const content = {
      ...createDraftContent("de"),
      utensils: [{ utensilId: from, amount: 2, size: { de: "groß", en: "" } }],
    };
    const [draft] = await db.insert(recipeDrafts).values({ authorId: editorId, content }).returning();
    expect(await countUtensilUses(from)).toEqual({ recipes: 1, drafts: 1 });
    expect(await mergeUtensils({ editorId, id: from, version: 1 }, into)).toMatchObject({
      id: into,
      itemIds: [recipe],
    });
    const [stored] = await db.select().from(recipes).where(eq(recipes.itemId, recipe));
    expect(stored?.utensils.map(({ utensilId }) => utensilId)).toEqual([into]);
    expect(stored?.steps[0]?.utensils).toEqual([into]);
    const [storedDraft] = await db
      .select()
      .from(recipeDrafts)
      .where(eq(recipeDrafts.id, draft?.id ?? ""));
    expect(storedDraft).toMatchObject({ version: 2, content: { utensils: [{ utensilId: into, amount: 2 }] } });
    expect(await findDeskUtensil(from)).toBeNull();
  });

  test("is not possible with itself", async () => {
    const id = await create("Kelle");
    await expect(mergeUtensils({ editorId, id, version: 1 }, id)).rejects.toMatchObject({ code: "unsuitable" });
  });
});

// Columns of JSON: tests/lib/content/tags/tag-references.test.ts.
test("no foreign key points at utensils", async () => {
  expect(await listForeignKeys("utensils")).toEqual([]);
});
const typed = {
  id: "",
  version: "0",
  locale: "de",
  oneDe: "Löffel",
  manyDe: "Löffel",
  oneEn: "spoon",
  manyEn: "spoons",
};

test("the forms create, merge and delete, and come back with what was typed", async () => {
  await expect(saveUtensilAction({ status: "open" }, toForm(typed))).rejects.toThrow("/de/desk/utensilien");
  const id = (await listDeskUtensils("de")).find(({ key }) => key === "spoon")?.id ?? "";
  const into = await create("Esslöffel");
  const merge = toForm({ id, version: "1", into, locale: "de" });
  await expect(mergeUtensilAction({ status: "open" }, merge)).rejects.toThrow(`/de/desk/utensilien/${into}`);
  const remove = toForm({ id: into, version: "2", locale: "de" });
  await expect(deleteUtensilAction({ status: "open" }, remove)).rejects.toThrow("/de/desk/utensilien");
  expect(await saveUtensilAction({ status: "open" }, toForm({ ...typed, oneDe: "" }))).toMatchObject({
    status: "invalid",
    errors: { oneDe: "required" },
    values: { manyEn: "spoons" },
  });
});

test("every change expires the lists of ingredients, and the recipes with the utensil", async () => {
  await expect(saveUtensilAction({ status: "open" }, toForm({ ...typed, oneEn: "ladle" }))).rejects.toThrow(
    "redirected",
  );
  expect(takeExpired()).toEqual(["ingredients"]);
  const [id, into] = [await create("Waage"), await create("Küchenwaage")];
  const pages = ["ingredients", ...(await itemTags(await createRecipeWith([id], [])))].toSorted();
  const change = toForm({ ...typed, id, version: "1", oneDe: "Briefwaage" });
  await expect(saveUtensilAction({ status: "open" }, change)).rejects.toThrow("redirected");
  expect(takeExpired()).toEqual(pages);
  const merge = (version: string) =>
    mergeUtensilAction({ status: "open" }, toForm({ id, version, into, locale: "de" }));
  expect(await merge("1")).toMatchObject({ errors: { form: "conflict" } });
  expect(takeExpired()).toEqual([]);
  await expect(merge("2")).rejects.toThrow("redirected");
  expect(takeExpired()).toEqual(pages);
  const remove = toForm({ id: await create("Zange"), version: "1", locale: "de" });
  await expect(deleteUtensilAction({ status: "open" }, remove)).rejects.toThrow("redirected");
  expect(takeExpired()).toEqual(["ingredients"]);
});

test.each<UserType>(["community", "contributor", "partner"])("users of type %s change nothing", async (newType) => {
  const [id, into] = [await create(`Quirl ${newType}`), await create(`Besen ${newType}`)];
  session.user = { id: await createReader({ newType }) };
  const before = await listDeskUtensils("de");
  const target = { id, version: "1", locale: "de" };
  const failed = { status: "failed" };
  expect(await saveUtensilAction({ status: "open" }, toForm(typed))).toMatchObject(failed);
  expect(await saveUtensilAction({ status: "open" }, toForm({ ...typed, ...target }))).toMatchObject(failed);
  expect(await deleteUtensilAction({ status: "open" }, toForm(target))).toMatchObject(failed);
  expect(await mergeUtensilAction({ status: "open" }, toForm({ ...target, into }))).toMatchObject(failed);
  expect(await listDeskUtensils("de")).toEqual(before);
  expect(takeExpired()).toEqual([]);
});
