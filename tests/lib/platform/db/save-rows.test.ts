import { asc } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { updateRows, upsertRows } from "#lib/platform/db/save-rows.ts";
import { menus } from "#lib/platform/db/tables/feeds.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

let ingredientId: string;
beforeAll(async () => {
  const row = { key: "bean", kcal: 1, fat: 1, protein: 1, carbohydrate: 1 };
  const [created] = await db.insert(ingredients).values(row).returning({ id: ingredients.id });
  ingredientId = created?.id ?? "";
});

beforeEach(async () => {
  await db.delete(ingredientTexts);
  await db
    .insert(ingredientTexts)
    .values({ ...textOf("de", "Bohne"), synonyms: ["Fisole"], storage: "Kühl.", usPlural: "Bohnen" });
});

const textOf = (locale: "de" | "en", singular: string) => ({
  ingredientId,
  locale,
  slug: `${singular}-${locale}`,
  singular,
  plural: `${singular}s`,
});
const listTexts = () => db.select().from(ingredientTexts).orderBy(asc(ingredientTexts.locale));

test("inserts rows, and updates those that are there", async () => {
  await upsertRows(db, ingredientTexts, [textOf("de", "Stangenbohne"), textOf("en", "bean")]);
  expect(await listTexts()).toMatchObject([
    { locale: "de", slug: "Stangenbohne-de", plural: "Stangenbohnes", synonyms: ["Fisole"], storage: "Kühl." },
    { locale: "en", slug: "bean-en", synonyms: [], storage: "" },
  ]);
});

test("keeps columns that are for new rows only", async () => {
  const rows = [textOf("de", "Erbse"), textOf("en", "pea")].map((row) => ({ ...row, storage: "Im Keller." }));
  await upsertRows(db, ingredientTexts, rows, ["storage", "slug"]);
  expect(await listTexts()).toMatchObject([
    { singular: "Erbse", slug: "Bohne-de", storage: "Kühl." },
    { singular: "pea", slug: "pea-en", storage: "Im Keller." },
  ]);
});

test("updates columns of any type, and no other ones", async () => {
  const synonyms = ["Fisole", 'Käfer "x", {y}'];
  const row = { ingredientId, locale: "de" as const, synonyms, usPlural: null };
  await updateRows(db, ingredientTexts, [{ ...row, countrySubstitutes: { us: "Beans" } }]);
  expect(await listTexts()).toEqual([
    expect.objectContaining({ ...row, singular: "Bohne", storage: "Kühl.", countrySubstitutes: { us: "Beans" } }),
  ]);
});

test("updates several rows and adds none", async () => {
  const title = { de: "A", en: "A" };
  const rows = (["news", "shop", "app"] as const).map((type, position) => ({ type, position, title, content: [] }));
  const created = await db.insert(menus).values(rows).returning({ id: menus.id });
  const ids = created.map(({ id }) => id).toReversed();
  const unknown = { id: ingredientId, position: 9 };
  await updateRows(db, menus, [...ids.map((id, position) => ({ id, position })), unknown]);
  const stored = await db.select().from(menus).orderBy(asc(menus.position));
  expect(stored.map(({ type, title: { de } }) => [type, de])).toEqual([
    ["app", "A"],
    ["shop", "A"],
    ["news", "A"],
  ]);
});

test("does nothing without rows", async () => {
  const before = await listTexts();
  await upsertRows(db, ingredientTexts, []);
  await updateRows(db, ingredientTexts, []);
  expect(await listTexts()).toEqual(before);
});

test("refuses rows with different columns, of which some would lose their value", async () => {
  const rows = [textOf("de", "Erbse"), { ...textOf("en", "pea"), storage: "Cool." }];
  await expect(upsertRows(db, ingredientTexts, rows)).rejects.toThrow("different columns");
  await upsertRows(db, ingredientTexts, [textOf("de", "Erbse"), { ...textOf("en", "pea"), storage: undefined }]);
  expect(await listTexts()).toMatchObject([{ singular: "Erbse" }, { singular: "pea" }]);
});
