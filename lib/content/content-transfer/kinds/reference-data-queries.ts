import "server-only";
import { asc } from "drizzle-orm";
import { categories, categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { utensils } from "#lib/platform/db/tables/recipes.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { groupTexts, type StoredEntry, withoutNulls } from "./stored-entry.ts";

export async function listUnits(tx: Transaction): Promise<StoredEntry[]> {
  const rows = await tx.select().from(units).orderBy(asc(units.position), asc(units.code));
  return rows.map(({ code, ...row }) => ({ id: code, entry: { key: code, ...withoutNulls(row) } }));
}

export async function listUtensils(tx: Transaction): Promise<StoredEntry[]> {
  const rows = await tx.select().from(utensils).orderBy(asc(utensils.key));
  return rows.map(({ id, key, names }) => ({ id, entry: { key, names } }));
}

export async function listCategories(tx: Transaction): Promise<StoredEntry[]> {
  const rows = await tx.select().from(categories).orderBy(asc(categories.position), asc(categories.key));
  const texts = groupTexts(
    await tx.select().from(categoryTexts),
    (row) => row.categoryId,
    ({ categoryId: _, locale: __, ...text }) => withoutNulls(text),
  );
  return rows.map(({ id, key, kind, parentId, position, pictureId }) => ({
    id,
    entry: { ...withoutNulls({ key, kind, parentId, position, pictureId }), texts: texts.get(id) ?? {} },
  }));
}

export async function listTags(tx: Transaction): Promise<StoredEntry[]> {
  const rows = await tx.select().from(tags).orderBy(asc(tags.type), asc(tags.key));
  const texts = groupTexts(
    await tx.select().from(tagTexts),
    (row) => row.tagId,
    ({ slug, title, summary }) => ({ slug, title, summary }),
  );
  return rows.map(({ id, key, type, isHidden }) => ({
    id,
    entry: { key, type, isHidden, texts: texts.get(id) ?? {} },
  }));
}

export async function listIngredients(tx: Transaction): Promise<StoredEntry[]> {
  const rows = await tx.select().from(ingredients).orderBy(asc(ingredients.key));
  const texts = groupTexts(
    await tx.select().from(ingredientTexts),
    (row) => row.ingredientId,
    ({ ingredientId: _, locale: __, ...text }) => text,
  );
  return rows.map(({ id, recipeCount: _, version: __, ...row }) => ({
    id,
    entry: { ...withoutNulls(row), texts: texts.get(id) ?? {} },
  }));
}
