import "server-only";
import { and, asc, eq, inArray, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { toLikePattern } from "#lib/platform/db/matches-words.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { recipeIngredients } from "#lib/platform/db/tables/recipes.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";

export type DeskIngredientText = Omit<typeof ingredientTexts.$inferSelect, "ingredientId" | "locale">;
export type DeskIngredient = typeof ingredients.$inferSelect & { texts: Localized<DeskIngredientText> };

export interface ListedIngredient {
  id: string;
  names: Localized;
  hasPage: boolean;
  /** Number of recipes with it, published or not. */
  uses: number;
}

const pageSize = 50;

/** Number of recipes with an ingredient, published or not. */
const recipeUses = sql<number>`(select count(distinct item_id)::int from recipe_ingredients
  where ingredient_id = ${ingredients.id})`;

/**
 * Lists one page of the ingredients whose names in any language contain a text, by name. A page
 * beyond the last one is the last one.
 */
export async function listDeskIngredients(
  locale: Locale,
  search: string,
  requestedPage: number,
): Promise<Page<ListedIngredient>> {
  const condition = matchesName(search);
  const count = await db.$count(ingredients, condition);
  return readPage({ count, pageSize, requestedPage }, ({ limit, offset }) =>
    db
      .select({
        id: ingredients.id,
        names: sql<Localized>`(select json_object_agg(locale, singular) from ingredient_texts
          where ingredient_id = ${ingredients.id})`,
        hasPage: ingredients.hasPage,
        uses: recipeUses,
      })
      .from(ingredients)
      .innerJoin(ingredientTexts, hasText(locale))
      .where(condition)
      .orderBy(sql`lower(${ingredientTexts.singular})`, asc(ingredients.id))
      .limit(limit)
      .offset(offset),
  );
}

function hasText(locale: Locale): SQL | undefined {
  return and(eq(ingredientTexts.ingredientId, ingredients.id), eq(ingredientTexts.locale, locale));
}

function matchesName(search: string): SQL | undefined {
  if (search === "") return undefined;
  const pattern = toLikePattern(search);
  return sql`exists (select from ingredient_texts where ingredient_id = ${ingredients.id}
    and concat_ws(' ', singular, plural, us_singular, us_plural, slug, array_to_string(synonyms, ' ')) ilike ${pattern})`;
}

/** Finds an ingredient with its texts; null if there is none. */
export async function findDeskIngredient(id: string): Promise<DeskIngredient | null> {
  const [row] = await db.select().from(ingredients).where(eq(ingredients.id, id));
  const [found = null] = row ? await addTexts(db, [row]) : [];
  return found;
}

/** Ingredients that an ingredient can be merged into: with a page if it has one. */
export async function listMergeTargets(
  { id, hasPage }: Pick<DeskIngredient, "id" | "hasPage">,
  locale: Locale,
): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: ingredients.id, title: ingredientTexts.singular })
    .from(ingredients)
    .innerJoin(ingredientTexts, hasText(locale))
    .where(and(ne(ingredients.id, id), hasPage ? eq(ingredients.hasPage, true) : undefined))
    .orderBy(sql`lower(${ingredientTexts.singular})`, asc(ingredients.id));
}

/** Locks ingredients in the order of their ids, so that two editors cannot wait for each other. */
export async function lockIngredients(tx: Transaction, ids: string[]): Promise<DeskIngredient[]> {
  const rows = await tx
    .select()
    .from(ingredients)
    .where(inArray(ingredients.id, ids))
    .orderBy(asc(ingredients.id))
    .for("update");
  return addTexts(tx, rows);
}

async function addTexts(
  tx: Transaction | typeof db,
  rows: (typeof ingredients.$inferSelect)[],
): Promise<DeskIngredient[]> {
  const ids = rows.map(({ id }) => id);
  const texts = await tx.select().from(ingredientTexts).where(inArray(ingredientTexts.ingredientId, ids));
  return rows.map((row) => {
    const own = texts.filter(({ ingredientId }) => ingredientId === row.id);
    const textOf = (locale: Locale): DeskIngredientText => {
      const found = own.find((text) => text.locale === locale);
      if (!found) throw new Error(`The ingredient "${row.key}" has no text in the language "${locale}"`);
      const { ingredientId: _, locale: __, ...text } = found;
      return text;
    };
    return { ...row, texts: { de: textOf("de"), en: textOf("en") } };
  });
}

/** Lists the ids of all recipes with an ingredient, published or not. */
export async function listRecipesWith(tx: Transaction, ingredientId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: recipeIngredients.itemId })
    .from(recipeIngredients)
    .where(eq(recipeIngredients.ingredientId, ingredientId))
    .orderBy(asc(recipeIngredients.itemId));
  return rows.map(({ id }) => id);
}

/** Finds the languages in which an ingredient has this name. */
export async function findTakenNames(tx: Transaction, names: Localized): Promise<Locale[]> {
  const { locale: language, singular } = ingredientTexts;
  const isNamed = (locale: Locale) => and(eq(language, locale), sql`lower(${singular}) = lower(${names[locale]})`);
  const rows = await tx
    .select({ locale: language })
    .from(ingredientTexts)
    .where(or(...locales.map(isNamed)));
  return locales.filter((locale) => rows.some((row) => row.locale === locale));
}

/**
 * Finds those of the words that other ingredients have as a name or as another name, in any
 * language: a lookup would find the other one by them.
 */
export async function findWordsOfOthers(
  tx: Transaction,
  words: readonly string[],
  ownIds: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const { ingredientId, singular, plural, synonyms } = ingredientTexts;
  const wanted = sql`array[${sql.join(
    words.map((word) => sql`lower(${word})`),
    sql`, `,
  )}]::text[]`;
  const rows = await tx
    .selectDistinct({ word: sql<string>`word` })
    .from(ingredientTexts)
    .innerJoin(sql`unnest(array[${singular}, ${plural}] || ${synonyms}) as word`, sql`lower(word) = any(${wanted})`)
    .where(ownIds.length > 0 ? notInArray(ingredientId, [...ownIds]) : undefined);
  const taken = new Set(rows.map(({ word }) => word.toLowerCase()));
  return words.filter((word) => taken.has(word.toLowerCase()));
}
