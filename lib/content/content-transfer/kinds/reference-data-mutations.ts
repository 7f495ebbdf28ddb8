import "server-only";
import { eq, sql } from "drizzle-orm";
import { categories, categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { utensils } from "#lib/platform/db/tables/recipes.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { recordSlug } from "#lib/platform/routing/record-slug.ts";
import type { CategoryEntry, IngredientEntry, TagEntry, UnitEntry, UtensilEntry } from "../schema/reference-data.ts";

/** What an entry leaves out is removed. */
const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;

function assertId(rows: { id: string }[]): string {
  const [row] = rows;
  if (!row) throw new Error("The database returned no id.");
  return row.id;
}

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
  return assertId(
    await saved.onConflictDoUpdate({ target: utensils.key, set: { names } }).returning({ id: utensils.id }),
  );
}

export async function saveCategory(tx: Transaction, { key, texts, ...category }: CategoryEntry): Promise<string> {
  const { kind, position, parentId, pictureId } = category;
  const row = { kind, position, parentId: orNull(parentId), pictureId: orNull(pictureId) };
  const saved = tx.insert(categories).values({ key, ...row });
  const id = assertId(
    await saved
      .onConflictDoUpdate({ target: categories.key, set: { ...row, version: sql`${categories.version} + 1` } })
      .returning({ id: categories.id }),
  );
  const stored = await tx.select().from(categoryTexts).where(eq(categoryTexts.categoryId, id));
  for (const locale of locales) {
    const { metaTitle = null, metaDescription = null, ...words } = texts[locale];
    const text = { ...words, metaTitle, metaDescription };
    await tx
      .insert(categoryTexts)
      .values({ categoryId: id, locale, ...text })
      .onConflictDoUpdate({ target: [categoryTexts.categoryId, categoryTexts.locale], set: text });
    const former = stored.find((one) => one.locale === locale)?.slug;
    await recordSlug(tx, { kind: "category", locale, targetId: id, former, current: text.slug });
  }
  return id;
}

export async function saveTag(tx: Transaction, { key, type, isHidden, texts }: TagEntry): Promise<string> {
  const row = { type, isHidden };
  const saved = tx.insert(tags).values({ key, ...row });
  const id = assertId(
    await saved
      .onConflictDoUpdate({ target: tags.key, set: { ...row, version: sql`${tags.version} + 1` } })
      .returning({ id: tags.id }),
  );
  const stored = await tx.select().from(tagTexts).where(eq(tagTexts.tagId, id));
  for (const locale of locales) {
    const text = texts[locale];
    await tx
      .insert(tagTexts)
      .values({ tagId: id, locale, ...text })
      .onConflictDoUpdate({ target: [tagTexts.tagId, tagTexts.locale], set: text });
    const former = stored.find((one) => one.locale === locale)?.slug;
    await recordSlug(tx, { kind: "tag", locale, targetId: id, former, current: text.slug });
  }
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
  const id = assertId(
    await saved
      .onConflictDoUpdate({ target: ingredients.key, set: { ...row, version: sql`${ingredients.version} + 1` } })
      .returning({ id: ingredients.id }),
  );
  const stored = await tx.select().from(ingredientTexts).where(eq(ingredientTexts.ingredientId, id));
  for (const locale of locales) {
    const text = texts[locale];
    const names = { ...text, usSingular: orNull(text.usSingular), usPlural: orNull(text.usPlural) };
    await tx
      .insert(ingredientTexts)
      .values({ ingredientId: id, locale, ...names })
      .onConflictDoUpdate({ target: [ingredientTexts.ingredientId, ingredientTexts.locale], set: names });
    const former = stored.find((one) => one.locale === locale)?.slug;
    await recordSlug(tx, { kind: "ingredient", locale, targetId: id, former, current: text.slug });
  }
  return id;
}
