import "server-only";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#lib/platform/db/client.ts";
import { categories, categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { itemCategories, items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { itemStats } from "#lib/platform/db/tables/likes.ts";
import { recipeIngredients, recipes, recipeTexts, utensils } from "#lib/platform/db/tables/recipes.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { findPictures, findVideos } from "#lib/platform/media/queries.ts";
import { listItemSlugs } from "#lib/platform/routing/slugs.ts";

export type RecipeRows = NonNullable<Awaited<ReturnType<typeof findRecipeRows>>>;

/**
 * Finds all rows of a public recipe.
 *
 * @returns null when no public recipe has this slug in this language.
 */
export async function findRecipeRows(locale: Locale, slug: string) {
  return findRows(locale, and(eq(itemTexts.slug, slug), isPublicItem()));
}

/** Finds all rows of a recipe in any state; null without a text in this language. */
export async function findStoredRecipeRows(locale: Locale, id: string) {
  return findRows(locale, eq(items.id, id));
}

async function findRows(locale: Locale, condition: SQL | undefined) {
  const head = await findHead(locale, condition);
  if (!head) return null;
  const { item, recipe, author } = head;
  const pictureIds = [item.pictureId, author.pictureId, ...recipe.steps.map((step) => step.pictureId)];
  const [ingredientRows, unitRows, utensilRows, tagRows, categoryRows, slugs, pictures, videos] = await Promise.all([
    listIngredients(locale, item.id),
    db.select({ code: units.code, names: units.names }).from(units),
    listUtensils(recipe.utensils.map((row) => row.utensilId)),
    listTags(locale, item.id),
    listCategories(locale, item.id),
    listItemSlugs(item.id),
    findPictures(
      locale,
      pictureIds.filter((id) => id != null),
    ),
    findVideos(
      locale,
      [item.videoId, ...recipe.steps.map((step) => step.videoId)].filter((id) => id != null),
    ),
  ]);
  return { ...head, ingredientRows, unitRows, utensilRows, tagRows, categoryRows, slugs, pictures, videos };
}

async function findHead(locale: Locale, condition: SQL | undefined) {
  const [head] = await db
    .select({
      item: items,
      recipe: recipes,
      text: {
        slug: itemTexts.slug,
        title: itemTexts.title,
        summary: itemTexts.summary,
        metaTitle: itemTexts.metaTitle,
        metaDescription: itemTexts.metaDescription,
      },
      recipeText: recipeTexts,
      author: users,
      likeCount: sql<number>`coalesce(${itemStats.likeCount}, 0)`,
      ratingCount: sql<number>`coalesce(${itemStats.ratingCount}, 0)`,
      ratingSum: sql<number>`coalesce(${itemStats.ratingSum}, 0)`,
      hasSampleRatings: sql<boolean>`exists (
        select from users as sample join ratings on ratings.user_id = sample.id
        where is_sample and ratings.item_id = ${items.id})`,
      sampleLikeCount: sql<number>`(
        select count(*)::int from users as sample join likes on likes.user_id = sample.id
        where is_sample and likes.item_id = ${items.id})`,
    })
    .from(itemTexts)
    .innerJoin(items, eq(items.id, itemTexts.itemId))
    .innerJoin(recipes, eq(recipes.itemId, items.id))
    .innerJoin(recipeTexts, and(eq(recipeTexts.itemId, items.id), eq(recipeTexts.locale, locale)))
    .innerJoin(users, eq(users.id, items.authorId))
    .leftJoin(itemStats, eq(itemStats.itemId, items.id))
    .where(and(eq(itemTexts.locale, locale), condition));
  return head;
}

function listIngredients(locale: Locale, itemId: string) {
  return db
    .select({
      row: recipeIngredients,
      text: ingredientTexts,
      key: ingredients.key,
      hasPage: ingredients.hasPage,
      pieceGrams: ingredients.pieceGrams,
      density: ingredients.density,
      usForm: ingredients.usForm,
      unit: units,
    })
    .from(recipeIngredients)
    .innerJoin(ingredients, eq(ingredients.id, recipeIngredients.ingredientId))
    .innerJoin(
      ingredientTexts,
      and(eq(ingredientTexts.ingredientId, ingredients.id), eq(ingredientTexts.locale, locale)),
    )
    .leftJoin(units, eq(units.code, recipeIngredients.unit))
    .where(eq(recipeIngredients.itemId, itemId))
    .orderBy(asc(recipeIngredients.position));
}

function listUtensils(ids: string[]) {
  return ids.length === 0 ? Promise.resolve([]) : db.select().from(utensils).where(inArray(utensils.id, ids));
}

function listTags(locale: Locale, itemId: string) {
  return db
    .select({ key: tags.key, type: tags.type, isHidden: tags.isHidden, slug: tagTexts.slug, title: tagTexts.title })
    .from(itemTags)
    .innerJoin(tags, eq(tags.id, itemTags.tagId))
    .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
    .where(eq(itemTags.itemId, itemId))
    .orderBy(asc(tags.type), asc(tagTexts.title));
}

function listCategories(locale: Locale, itemId: string) {
  const groups = alias(categories, "groups");
  return db
    .select({ id: categories.id, group: groups.key, slug: categoryTexts.slug, title: categoryTexts.title })
    .from(itemCategories)
    .innerJoin(categories, eq(categories.id, itemCategories.categoryId))
    .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)))
    .leftJoin(groups, eq(groups.id, categories.parentId))
    .where(eq(itemCategories.itemId, itemId))
    .orderBy(asc(categories.position));
}
