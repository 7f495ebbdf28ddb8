import "server-only";
import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipeIngredients, recipes, recipeTexts } from "#lib/platform/db/tables/recipes.ts";
import { stories, storyTexts } from "#lib/platform/db/tables/stories.ts";
import type { ExportUser } from "../export-queries.ts";

/** Parts of the export with what the user has published. */
export const workExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  recipes: ({ id }) => listWorks(id, "recipe"),
  stories: ({ id }) => listWorks(id, "article"),
};

/** Recipes or stories of an author in all states, as stored. */
async function listWorks(authorId: string, type: "recipe" | "article") {
  const ownItems = await db
    .select()
    .from(items)
    .where(and(eq(items.authorId, authorId), eq(items.type, type)))
    .orderBy(asc(items.createdAt));
  const ids = ownItems.map(({ id }) => id);
  const { keywords: _, ...text } = getTableColumns(itemTexts);
  const texts = await db.select(text).from(itemTexts).where(inArray(itemTexts.itemId, ids));
  const rows = {
    recipe: await db.select().from(recipes).where(inArray(recipes.itemId, ids)),
    recipeTexts: await db.select().from(recipeTexts).where(inArray(recipeTexts.itemId, ids)),
    ingredients: await db.select().from(recipeIngredients).where(inArray(recipeIngredients.itemId, ids)),
    story: await db.select().from(stories).where(inArray(stories.itemId, ids)),
    storyTexts: await db.select().from(storyTexts).where(inArray(storyTexts.itemId, ids)),
  };
  return ownItems.map((item) => ({
    ...item,
    texts: texts.filter(({ itemId }) => itemId === item.id),
    ...Object.fromEntries(
      Object.entries(rows).map(([name, all]) => [name, all.filter(({ itemId }) => itemId === item.id)]),
    ),
  }));
}
