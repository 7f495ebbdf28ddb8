import "server-only";
import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { formerRecipes, writtenRecipes } from "#lib/platform/db/json/desk-columns.ts";
import { rewriteJson } from "#lib/platform/db/json/rewrite-json.ts";
import { adaptations } from "#lib/platform/db/tables/community/adaptations.ts";
import { recipeIngredients, recipeTexts } from "#lib/platform/db/tables/recipes.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type MergedPair, mergeInAdaptation, mergeInDraft, toKeyChange } from "./content-changes.ts";
import { replaceKeysIn } from "./markup-keys.ts";
import { type listIngredientRows, listRecipeTexts, lockAdaptationsNaming } from "./row-queries.ts";
import { namesIngredient } from "./use-queries.ts";

type IngredientRows = Awaited<ReturnType<typeof listIngredientRows>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Has the texts of recipes name the other ingredient. `rows` are those before the merge. */
export async function mergeInRecipes(
  tx: Transaction,
  pair: MergedPair,
  itemIds: string[],
  rows: IngredientRows,
): Promise<void> {
  const changeOf = (itemId: string) =>
    toKeyChange(
      pair,
      (rows.get(itemId) ?? []).map(({ key }) => key),
    );
  for (const { itemId, locale, groups: _, ...texts } of await listRecipeTexts(tx, itemIds)) {
    const merged = replaceKeysIn(texts, changeOf(itemId));
    if (isSame(merged, texts)) continue;
    await tx
      .update(recipeTexts)
      .set(merged)
      .where(and(eq(recipeTexts.itemId, itemId), eq(recipeTexts.locale, locale)));
  }
  for (const { itemId, position, characteristic, addition } of [...rows.values()].flat()) {
    const notes = { characteristic, addition };
    const merged = replaceKeysIn(notes, changeOf(itemId));
    if (isSame(merged, notes)) continue;
    await tx
      .update(recipeIngredients)
      .set(merged)
      .where(and(eq(recipeIngredients.itemId, itemId), eq(recipeIngredients.position, position)));
  }
}

/**
 * Has drafts, revisions and readers' versions of recipes name the other ingredient. Who has one
 * open is told of a newer version when they save.
 *
 * @param rows keys of the rows of each recipe before the merge
 */
export async function mergeInContents(tx: Transaction, pair: MergedPair, rows: Map<string, string[]>): Promise<void> {
  const isNaming = (column: PgColumn) => namesIngredient(column, pair.from);
  await rewriteJson(tx, [...writtenRecipes, ...formerRecipes], isNaming, (content: DraftContent) =>
    mergeInDraft(content, pair),
  );
  for (const { userId, itemId, content } of await lockAdaptationsNaming(tx, pair.from, [...rows.keys()])) {
    const merged = mergeInAdaptation(content, pair, rows.get(itemId) ?? []);
    if (isSame(merged, content)) continue;
    await tx
      .update(adaptations)
      .set({ content: merged, version: sql`${adaptations.version} + 1` })
      .where(and(eq(adaptations.userId, userId), eq(adaptations.itemId, itemId)));
  }
}
