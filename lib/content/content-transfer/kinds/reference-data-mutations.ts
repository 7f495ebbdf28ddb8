import "server-only";
import { sql } from "drizzle-orm";
import { getReturnedId } from "#lib/platform/db/save-rows.ts";
import { categories } from "#lib/platform/db/tables/categories.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import { utensils } from "#lib/platform/db/tables/recipes.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { saveTexts } from "#lib/platform/desk-resources/slugs.ts";
import type { CategoryEntry, IngredientEntry, TagEntry, UnitEntry, UtensilEntry } from "../schema/reference-data.ts";

/** What an entry leaves out is removed. */
const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;

export async function saveUnit(tx: Transaction, { key: code, ...unit }: UnitEntry): Promise<string> {
  const row = { ...unit, factor: orNull(unit.factor) };
  await tx
    .insert(units)
    .values({ code, ...row })
    .onConflictDoUpdate({ target: units.code, set: row });
  return code;
}

export async function saveUtensil(tx: Transaction, { key, names }: UtensilEntry): Promise<string> {
  const saved = tx.insert(utensils).values({ key, names });
  return getReturnedId(
    await saved.onConflictDoUpdate({ target: utensils.key, set: { names } }).returning({ id: utensils.id }),
  );
}

export async function saveCategory(tx: Transaction, { key, texts, ...category }: CategoryEntry): Promise<string> {
  const { kind, position, parentId, pictureId } = category;
  const row = { kind, position, parentId: orNull(parentId), pictureId: orNull(pictureId) };
  const saved = tx.insert(categories).values({ key, ...row });
  const id = getReturnedId(
    await saved
      .onConflictDoUpdate({ target: categories.key, set: { ...row, version: sql`${categories.version} + 1` } })
      .returning({ id: categories.id }),
  );
  const toText = ({ metaTitle, metaDescription, ...words }: CategoryEntry["texts"]["de"]) => ({
    ...words,
    metaTitle: orNull(metaTitle),
    metaDescription: orNull(metaDescription),
  });
  await saveTexts(tx, "category", id, { de: toText(texts.de), en: toText(texts.en) });
  return id;
}

export async function saveTag(tx: Transaction, { key, type, isHidden, texts }: TagEntry): Promise<string> {
  const row = { type, isHidden };
  const saved = tx.insert(tags).values({ key, ...row });
  const id = getReturnedId(
    await saved
      .onConflictDoUpdate({ target: tags.key, set: { ...row, version: sql`${tags.version} + 1` } })
      .returning({ id: tags.id }),
  );
  await saveTexts(tx, "tag", id, texts);
  return id;
}

export async function saveIngredient(tx: Transaction, { key, texts, ...entry }: IngredientEntry): Promise<string> {
  const { pictureId, density, pieceGrams, usForm, diets } = entry;
  const row = {
    ...entry,
    pictureId: orNull(pictureId),
    density: orNull(density),
    pieceGrams: orNull(pieceGrams),
    usForm: orNull(usForm),
    diets: orNull(diets),
  };
  const saved = tx.insert(ingredients).values({ key, ...row });
  const id = getReturnedId(
    await saved
      .onConflictDoUpdate({ target: ingredients.key, set: { ...row, version: sql`${ingredients.version} + 1` } })
      .returning({ id: ingredients.id }),
  );
  const toText = ({ usSingular, usPlural, ...words }: IngredientEntry["texts"]["de"]) => ({
    ...words,
    usSingular: orNull(usSingular),
    usPlural: orNull(usPlural),
  });
  await saveTexts(tx, "ingredient", id, { de: toText(texts.de), en: toText(texts.en) });
  return id;
}
