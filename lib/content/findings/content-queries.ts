import "server-only";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { listReferences } from "#lib/content/stories/body-references.ts";
import { db } from "#lib/platform/db/client.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import { items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { recipeIngredients, recipes, recipeTexts, utensils } from "#lib/platform/db/tables/recipes.ts";
import { stories, storyTexts } from "#lib/platform/db/tables/stories.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";

export type ItemRows = Awaited<ReturnType<typeof listItemRows>>;

/** How many items are read and checked together. */
const batchSize = 200;

/**
 * Reads all rows of the public recipes and stories behind an item, in the order of their ids. The
 * number of queries does not depend on the number of items.
 *
 * @param after id of the last item that was read; null for the first batch
 */
export async function listItemRows(after: string | null) {
  const heads = await db
    .select({ item: items, recipe: recipes, story: stories })
    .from(items)
    .leftJoin(recipes, eq(recipes.itemId, items.id))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(and(isPublicItem(), after === null ? undefined : gt(items.id, after)))
    .orderBy(asc(items.id))
    .limit(batchSize);
  const ids = heads.map(({ item }) => item.id);
  const [texts, recipeTextRows, storyTextRows, rows, tagRows, utensilRows] = await Promise.all([
    db.select().from(itemTexts).where(inArray(itemTexts.itemId, ids)),
    db.select().from(recipeTexts).where(inArray(recipeTexts.itemId, ids)),
    db.select().from(storyTexts).where(inArray(storyTexts.itemId, ids)),
    listIngredientRows(ids),
    db
      .select({ itemId: itemTags.itemId, key: tags.key })
      .from(itemTags)
      .innerJoin(tags, eq(tags.id, itemTags.tagId))
      .where(inArray(itemTags.itemId, ids)),
    db.select().from(utensils),
  ]);
  const pictureIds = [
    ...heads.flatMap(({ item, recipe }) => [item.pictureId, ...(recipe?.steps ?? []).map((step) => step.pictureId)]),
    ...storyTextRows.flatMap(({ body }) => body.flatMap((block) => listReferences(block, "picture"))),
  ].filter((id) => id != null);
  const pictureRows = await db
    .select({ id: pictures.id, width: pictures.width, height: pictures.height, alts: pictures.alts })
    .from(pictures)
    .where(inArray(pictures.id, [...new Set(pictureIds)]));
  return {
    heads,
    texts: groupById(texts),
    recipeTexts: groupById(recipeTextRows),
    storyTexts: groupById(storyTextRows),
    ingredients: groupById(rows),
    tags: groupById(tagRows),
    utensils: new Map(utensilRows.map((row) => [row.id, row])),
    pictures: new Map(pictureRows.map((row) => [row.id, row])),
  };
}

function listIngredientRows(ids: string[]) {
  const { itemId, position, amount, amountMax, unit, characteristic, addition } = recipeIngredients;
  return db
    .select({
      itemId,
      position,
      amount,
      amountMax,
      unit,
      characteristic,
      addition,
      key: ingredients.key,
      diets: ingredients.diets,
    })
    .from(recipeIngredients)
    .innerJoin(ingredients, eq(ingredients.id, recipeIngredients.ingredientId))
    .where(inArray(itemId, ids))
    .orderBy(asc(itemId), asc(position));
}

function groupById<Row extends { itemId: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ itemId }) => itemId);
}
