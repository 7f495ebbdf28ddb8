import "server-only";
import { isDeepStrictEqual } from "node:util";
import { desc, eq } from "drizzle-orm";
import { recipeRevisions } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipes, recipeTexts } from "#lib/platform/db/tables/recipes.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { findCategorization } from "../draft/recipe-queries.ts";
import { getPublishedContent, getStoredContent } from "../draft/revision-queries.ts";
import { type DeskContent, type DraftContent, deskContentSchema } from "../draft.ts";
import { listUnknownIngredients, toRecipeRevision } from "../recipe-input.ts";

/** The latest revision of a recipe, or null. */
export async function findLatestRevision(tx: Transaction, recipeId: string) {
  const [latest] = await tx
    .select()
    .from(recipeRevisions)
    .where(eq(recipeRevisions.recipeId, recipeId))
    .orderBy(desc(recipeRevisions.createdAt), desc(recipeRevisions.id))
    .limit(1);
  return latest ?? null;
}

/**
 * What is stored of a recipe, with what only editors write. Rows keep the ids of the last
 * publication as long as they are the same.
 *
 * @throws Error without such a recipe
 */
export async function getDeskContent(tx: Transaction, recipeId: string): Promise<DeskContent> {
  const stored = await getStoredContent(tx, recipeId);
  const written = await getPublishedContent(tx, recipeId);
  const latest = await findLatestRevision(tx, recipeId);
  const isCurrent = isSameRecipe(written, stored);
  const stale = (isCurrent && latest?.content.editorial.stale) || [];
  return deskContentSchema.parse({
    ...(isCurrent ? written : stored),
    tagIds: stored.tagIds.toSorted(),
    isBilingual: true,
    editorial: { ...(await readEditorial(tx, recipeId)), stale },
  });
}

/** Whether two contents are published as the same recipe. */
function isSameRecipe(a: DraftContent, b: DraftContent): boolean {
  const [first, second] = [a, b].map((content) => {
    if (listUnknownIngredients(content).length > 0) return null;
    const slugs = Object.fromEntries(locales.map((locale) => [locale, "slug"]));
    return JSON.parse(JSON.stringify(toRecipeRevision(content, slugs, { categoryIds: [], tagIds: [] })));
  });
  return first !== null && isDeepStrictEqual(first, second);
}

async function readEditorial(tx: Transaction, recipeId: string) {
  const [head] = await tx
    .select({ item: items, recipe: recipes })
    .from(items)
    .innerJoin(recipes, eq(recipes.itemId, items.id))
    .where(eq(items.id, recipeId));
  if (!head) throw new Error("getDeskContent: no such recipe");
  const texts = await tx.select().from(itemTexts).where(eq(itemTexts.itemId, recipeId));
  const recipeRows = await tx.select().from(recipeTexts).where(eq(recipeTexts.itemId, recipeId));
  const { item, recipe } = head;
  const { mainCategoryId = null, categoryIds, tagIds } = await findCategorization(tx, recipeId);
  const { kcal, fat, protein, carbohydrate } = recipe;
  return {
    authorId: item.authorId,
    isSponsored: item.isSponsored,
    videoId: item.videoId,
    mainCategoryId,
    categoryIds: categoryIds.toSorted(),
    tagIds: tagIds.toSorted(),
    slug: localize(texts, ({ slug }) => slug),
    metaTitle: localize(texts, ({ metaTitle }) => metaTitle),
    metaDescription: localize(texts, ({ metaDescription }) => metaDescription),
    keywords: localize(texts, ({ keywords }) => keywords),
    storage: localize(recipeRows, ({ storage }) => storage),
    freezing: localize(recipeRows, ({ freezing }) => freezing),
    makeAhead: localize(recipeRows, ({ makeAhead }) => makeAhead),
    ovenCelsius: recipe.ovenCelsius,
    nutrition: { kcal, fat, protein, carbohydrate },
  };
}

function localize<Row extends { locale: string }>(rows: Row[], read: (row: Row) => string | null): Partial<Localized> {
  return Object.fromEntries(rows.map((row) => [row.locale, read(row) ?? ""]));
}
