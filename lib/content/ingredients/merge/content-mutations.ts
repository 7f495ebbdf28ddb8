import "server-only";
import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { formerRecipes, writtenRecipes } from "#lib/platform/db/json/desk-columns.ts";
import { rewriteJson } from "#lib/platform/db/json/rewrite-json.ts";
import { updateRows } from "#lib/platform/db/save-rows.ts";
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
  const changedTexts = (await listRecipeTexts(tx, itemIds)).flatMap(({ itemId, locale, groups: _, ...texts }) => {
    const merged = replaceKeysIn(texts, changeOf(itemId));
    return isSame(merged, texts) ? [] : [{ itemId, locale, ...merged }];
  });
  await updateRows(tx, recipeTexts, changedTexts);
  const changedRows = [...rows.values()].flat().flatMap(({ itemId, position, characteristic, addition }) => {
    const notes = { characteristic, addition };
    const merged = replaceKeysIn(notes, changeOf(itemId));
    return isSame(merged, notes) ? [] : [{ itemId, position, ...merged }];
  });
  await updateRows(tx, recipeIngredients, changedRows);
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
  const locked = await lockAdaptationsNaming(tx, pair.from, [...rows.keys()]);
  const changed = locked.flatMap(({ userId, itemId, content }) => {
    const merged = mergeInAdaptation(content, pair, rows.get(itemId) ?? []);
    return isSame(merged, content) ? [] : [{ userId, itemId, content: merged }];
  });
  await updateRows(tx, adaptations, changed, { version: sql`${adaptations.version} + 1` });
}
