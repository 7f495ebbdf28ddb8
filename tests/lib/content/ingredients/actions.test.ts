import { beforeEach, expect, test, vi } from "vitest";
import {
  deleteIngredientAction,
  mergeIngredientAction,
  saveIngredientAction,
} from "#lib/content/ingredients/actions.ts";
import { findDeskIngredient, listDeskIngredients } from "#lib/content/ingredients/desk/desk-queries.ts";
import { toIngredientValues } from "#lib/content/ingredients/desk/ingredient-content.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createIngredient, createRecipeWith, createUnits, ingredientContent, textOf } from "./fixtures.ts";

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

beforeEach(async () => {
  session.user = { id: await createReader({ newType: "editor" }) };
});

const typed = {
  id: "",
  version: "0",
  locale: "de",
  singularDe: "Quitte",
  pluralDe: "Quitten",
  singularEn: "quince",
  pluralEn: "quinces",
  kcal: "38",
  fat: "0,5",
  protein: "0.4",
  carbohydrate: "7,3",
  density: "",
  pieceGrams: "350",
  usForm: "",
  aisle: "produce",
  shelfLifeDays: "30",
  hasPage: "on",
  month10: "on",
  month11: "on",
  synonymsDe: "Kütte, Schmeckbirne",
  synonymsEn: "",
  usSubstituteDe: "Birne",
  bodyDe: "Erster Absatz.\n\nZweiter.",
};
const save = (changes: Record<string, string> = {}) =>
  saveIngredientAction({ status: "open" }, toForm({ ...typed, ...changes }));
const count = async () => (await listDeskIngredients("de", "", 1)).meta.pagination.count;

test("an editor creates an ingredient, and the form shows what is stored", async () => {
  await expect(save()).rejects.toThrow("redirected to /de/desk/zutaten");
  const [listed] = (await listDeskIngredients("de", "Quitte", 1)).data;
  const stored = await findDeskIngredient(listed?.id ?? "");
  expect(stored).toMatchObject({
    kcal: 38,
    fat: 0.5,
    carbohydrate: 7.3,
    density: null,
    pieceGrams: 350,
    usForm: null,
    season: [10, 11],
    isStaple: false,
    hasPage: true,
    shelfLifeDays: 30,
    texts: {
      de: {
        plural: "Quitten",
        synonyms: ["Kütte", "Schmeckbirne"],
        countrySubstitutes: { us: "Birne" },
        usSingular: null,
      },
    },
  });
  if (!stored) throw new Error("not stored");
  const { id: _, version: __, locale: ___, ...values } = typed;
  expect(toIngredientValues(stored, "de")).toMatchObject({
    ...values,
    protein: "0,4",
    slugDe: "quitte",
    slugEn: "quince",
    month9: "",
    isStaple: "",
  });
  expect(toIngredientValues(stored, "en")).toMatchObject({ fat: "0.5" });
});

test("numbers that are none, or not possible, come back with what was typed", async () => {
  const state = await save({ fat: "viel", kcal: "1200", protein: "", density: "0", shelfLifeDays: "2,5", aisle: "x" });
  expect(state).toMatchObject({
    status: "invalid",
    errors: {
      fat: "badNumber",
      kcal: "badRange",
      protein: "required",
      density: "badRange",
      shelfLifeDays: "badNumber",
      aisle: "noChoice",
    },
    values: { fat: "viel", bodyDe: typed.bodyDe, month10: "on" },
  });
});

test.each([
  ["tooLong", `Quitte, ${"q".repeat(81)}`],
  ["tooManyNames", Array.from({ length: 31 }, (_, index) => `Name ${index}`).join(", ")],
  ["nameTaken", "Apfelquitte, birnenquitte nametaken "],
])("other names are refused (%s), and what was typed stays", async (error, synonymsEn) => {
  await createIngredient(session.user?.id ?? "", `Quitte ${error}`, `quince ${error}`, {
    texts: { de: textOf(`Quitte ${error}`, { synonyms: [`Birnenquitte ${error}`] }), en: textOf(`quince ${error}`) },
  });
  const before = await count();
  const names = { singularDe: `Q ${error}`, singularEn: `q ${error}`, synonymsDe: "" };
  expect(await save({ ...names, synonymsEn })).toMatchObject({
    status: "invalid",
    errors: { synonymsEn: error },
    values: { synonymsEn },
  });
  expect(await count()).toBe(before);
});

test("an editor merges and deletes ingredients", async () => {
  const editorId = session.user?.id ?? "";
  const from = await createIngredient(editorId, "Mohrrübe", "carrot root");
  const into = await createIngredient(editorId, "Möhre", "carrot");
  const merge = toForm({ id: from, version: "1", into, locale: "de" });
  await expect(mergeIngredientAction({ status: "open" }, merge)).rejects.toThrow(`/de/desk/zutaten/${into}`);
  const remove = toForm({ id: into, version: "2", locale: "de" });
  await expect(deleteIngredientAction({ status: "open" }, remove)).rejects.toThrow("/de/desk/zutaten");
  expect(await findDeskIngredient(into)).toBeNull();
});

test("every change expires the lists, and the pages of the recipes with it", async () => {
  const lists = ["cards", "feeds", "ingredients"];
  const editorId = session.user?.id ?? "";
  await createUnits();
  const from = await createIngredient(editorId, "Pastinak", "parsnip root");
  const into = await createIngredient(editorId, "Pastinake", "parsnip");
  const pages = [...lists, ...(await itemTags(await createRecipeWith([from], "Garen.")))].toSorted();
  expect(pages).toHaveLength(5);
  takeExpired();
  const names = { singularDe: "Pastinak", pluralDe: "Pastinaken", singularEn: "parsnip root", synonymsDe: "" };
  await expect(save({ id: from, version: "1", ...names, pluralEn: "parsnip roots" })).rejects.toThrow("redirected to");
  expect(takeExpired()).toEqual(pages);
  const merge = toForm({ id: from, version: "2", into, locale: "de" });
  await expect(mergeIngredientAction({ status: "open" }, merge)).rejects.toThrow("redirected to");
  expect(takeExpired()).toEqual(pages);
  const unused = await createIngredient(editorId, "Haferwurzel", "salsify");
  takeExpired();
  const remove = toForm({ id: unused, version: "1", locale: "de" });
  await expect(deleteIngredientAction({ status: "open" }, remove)).rejects.toThrow("redirected to");
  expect(takeExpired()).toEqual(lists);
});

test.each<UserType>(["community", "contributor", "partner"])("users of type %s change nothing", async (newType) => {
  const editorId = session.user?.id ?? "";
  const id = await createIngredient(editorId, `Wurzel ${newType}`, `root ${newType}`);
  const into = await createIngredient(editorId, `Rübe ${newType}`, `beet ${newType}`);
  session.user = { id: await createReader({ newType }) };
  const before = await count();
  const target = { id, version: "1", locale: "de" };
  expect(await save()).toMatchObject({ status: "failed" });
  expect(await save({ id, version: "1" })).toMatchObject({ status: "failed" });
  expect(await deleteIngredientAction({ status: "open" }, toForm(target))).toMatchObject({ status: "failed" });
  const merge = toForm({ ...target, into });
  expect(await mergeIngredientAction({ status: "open" }, merge)).toMatchObject({ status: "failed" });
  expect(await count()).toBe(before);
  expect(await findDeskIngredient(id)).toMatchObject(
    ingredientContent(`Wurzel ${newType}`, `root ${newType}`, { texts: expect.anything() }),
  );
});
