import "server-only";
import { eq, sql } from "drizzle-orm";
import { indexItemsInBatches } from "#lib/content/search-index/index-in-batches.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { batchesOf } from "#lib/platform/db/batches.ts";
import { changeFormerFeeds } from "#lib/platform/db/json/move-references.ts";
import { replaceNestedId } from "#lib/platform/db/json/nested-ids.ts";
import { namesText } from "#lib/platform/db/json/rewrite-json.ts";
import { replaceJsonId } from "#lib/platform/db/replace-json-id.ts";
import { updateRows } from "#lib/platform/db/save-rows.ts";
import { feedModules } from "#lib/platform/db/tables/feeds.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { recipeIngredients } from "#lib/platform/db/tables/recipes.ts";
import { shoppingListItems } from "#lib/platform/db/tables/shopping-lists.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { changeAsEditor, type DeskTarget, requirePair } from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { slugsOf } from "#lib/platform/desk-resources/slugs.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { moveSlugs } from "#lib/platform/routing/record-slug.ts";
import { changeOf, subjectOf } from "../desk/desk-mutations.ts";
import { type DeskIngredient, findWordsOfOthers, listRecipesWith, lockIngredients } from "../desk/desk-queries.ts";
import { mergeSynonyms } from "../desk/synonyms.ts";
import type { MergedPair } from "./content-changes.ts";
import { mergeInContents, mergeInRecipes } from "./content-mutations.ts";
import { listIngredientRows, listUnitCodes } from "./row-queries.ts";

/**
 * Merges an ingredient into another one: recipes, drafts, readers' versions, shopping lists and
 * links name the other one, its addresses lead there, its names become other names of the other
 * one, and it is gone. Facts and texts of the other one stay as they are.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "unsuitable"
 */
export function mergeIngredients(target: DeskTarget, intoId: string): Promise<DeskChange> {
  return changeAsEditor(target.editorId, async (tx) => {
    const { from, into } = requirePair(await lockIngredients(tx, [target.id, intoId]), target, intoId);
    if (from.hasPage && !into.hasPage) throw new DeskError("unsuitable");
    const itemIds = await listRecipesWith(tx, from.id);
    await moveUses(tx, { from, into, unitCodes: await listUnitCodes(tx) }, itemIds);
    await tx.delete(ingredients).where(eq(ingredients.id, from.id));
    await tx
      .update(ingredients)
      .set({
        version: into.version + 1,
        recipeCount: sql`(select count(distinct item_id) from recipe_ingredients where ingredient_id = ${into.id})`,
      })
      .where(eq(ingredients.id, into.id));
    await moveNames(tx, from, into);
    await moveSlugs(tx, { kind: "ingredient", from: from.id, to: into.id, slugs: slugsOf(from.texts) });
    await indexItemsInBatches(tx, itemIds);
    const details = { merged: from.texts.de.singular, uses: itemIds.length };
    const subject = subjectOf(into.id, into.texts);
    await recordChange(tx, { actorId: target.editorId, action: "merge", ...subject, details });
    return changeOf(into.id, itemIds, [from.texts, into.texts]);
  });
}

/** Recipes whose rows are read at a time. */
const batchSize = 200;

async function moveUses(tx: Transaction, pair: MergedPair, itemIds: string[]): Promise<void> {
  const { from, into } = pair;
  const rows = new Map<string, string[]>();
  for (const batch of batchesOf(itemIds, batchSize)) {
    const listed = await listIngredientRows(tx, batch);
    for (const [itemId, found] of listed)
      rows.set(
        itemId,
        found.map(({ key }) => key),
      );
    await mergeInRecipes(tx, pair, batch, listed);
  }
  await mergeInContents(tx, pair, rows);
  await tx.update(recipeIngredients).set({ ingredientId: into.id }).where(eq(recipeIngredients.ingredientId, from.id));
  await tx.update(shoppingListItems).set({ ingredientId: into.id }).where(eq(shoppingListItems.ingredientId, from.id));
  await replaceJsonId(tx, feedModules, "data", { from: from.id, to: into.id });
  await changeFormerFeeds(
    tx,
    (column) => namesText(column, from.id),
    (data) => replaceNestedId(data, from.id, into.id),
  );
}

/** Keeps the names by which readers have found the merged ingredient. */
async function moveNames(tx: Transaction, from: DeskIngredient, into: DeskIngredient): Promise<void> {
  const changed: { ingredientId: string; locale: Locale; synonyms: string[] }[] = [];
  for (const locale of locales) {
    const merged = mergeSynonyms(into.texts[locale], from.texts[locale]);
    const taken = await findWordsOfOthers(tx, merged, [into.id]);
    const former = into.texts[locale].synonyms;
    const synonyms = merged.filter((word) => former.includes(word) || !taken.includes(word));
    changed.push({ ingredientId: into.id, locale, synonyms });
  }
  await updateRows(tx, ingredientTexts, changed);
}
