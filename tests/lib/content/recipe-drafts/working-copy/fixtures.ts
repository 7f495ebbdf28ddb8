import { eq } from "drizzle-orm";
import type { DeskContent } from "#lib/content/recipe-drafts/draft.ts";
import { publishCopy } from "#lib/content/recipe-drafts/publication/publish-copy-mutations.ts";
import { saveCopy, startCopy } from "#lib/content/recipe-drafts/working-copy/copy-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { itemCategories, items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipeIngredients, recipes, recipeTexts } from "#lib/platform/db/tables/recipes.ts";

/** All that is stored of a recipe and shown to readers, but the time of its last change. */
export async function snapshotOf(recipeId: string) {
  const [item] = await db.select().from(items).where(eq(items.id, recipeId));
  const byLocale = <Row extends { locale: string }>(rows: Row[]) =>
    rows.toSorted((a, b) => a.locale.localeCompare(b.locale));
  const { updatedAt: _, ...stored } = item ?? {};
  return {
    item: stored,
    recipe: await db.select().from(recipes).where(eq(recipes.itemId, recipeId)),
    texts: byLocale(await db.select().from(itemTexts).where(eq(itemTexts.itemId, recipeId))),
    recipeTexts: byLocale(await db.select().from(recipeTexts).where(eq(recipeTexts.itemId, recipeId))),
    rows: (await db.select().from(recipeIngredients).where(eq(recipeIngredients.itemId, recipeId))).toSorted(
      (a, b) => a.position - b.position,
    ),
    categories: (await db.select().from(itemCategories).where(eq(itemCategories.itemId, recipeId)))
      .map(({ categoryId }) => categoryId)
      .sort(),
    tags: (await db.select().from(itemTags).where(eq(itemTags.itemId, recipeId))).map(({ tagId }) => tagId).sort(),
  };
}

/** Publishes a changed content of a recipe at the desk. */
export async function publishAtDesk(
  recipeId: string,
  userId: string,
  change: (content: DeskContent) => DeskContent,
  options: Partial<Parameters<typeof publishCopy>[0]> = {},
) {
  const copy = await startCopy(recipeId, userId, "published");
  const { version } = await saveCopy({ copyId: copy.id, userId, version: copy.version, content: change(copy.content) });
  return publishCopy({
    copyId: copy.id,
    userId,
    version,
    seenRevisionId: copy.baseId,
    publishAt: null,
    languages: ["de", "en"],
    findings: 0,
    reason: "",
    ...options,
  });
}
