import "server-only";
import { type SQLWrapper, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/** Where an ingredient is used. */
export interface IngredientUses {
  recipes: number;
  /** Recipes that authors and editors are writing. */
  drafts: number;
  /** Readers' own versions of recipes. */
  adaptations: number;
  /** Entries of shopping lists. */
  listItems: number;
  /** Modules of feeds with a link to it. */
  modules: number;
}

interface Used {
  id: string;
  key: string;
}

/** Condition on a column of JSON: it names an ingredient by its id, or by its key in markup. */
export function namesIngredient(column: SQLWrapper, { id, key }: Used) {
  const text = sql`${column}::text`;
  return sql`(${text} like ${`%${id}%`} or ${text} ~ ${`\\{[^{}]* ${key}(#[1-9])?[|}]`})`;
}

/** Counts where an ingredient is used. */
export async function countIngredientUses(used: Used, tx: Transaction | typeof db = db): Promise<IngredientUses> {
  const isNaming = namesIngredient(sql`content`, used);
  const { rows } = await tx.execute<IngredientUses & Record<string, unknown>>(sql`
    select
      (select count(distinct item_id)::int from recipe_ingredients where ingredient_id = ${used.id}) as recipes,
      ((select count(*) from recipe_drafts where ${isNaming})
        + (select count(*) from recipe_working_copies where ${isNaming}))::int as drafts,
      (select count(*)::int from adaptations where ${isNaming}) as adaptations,
      (select count(*)::int from shopping_list_items where ingredient_id = ${used.id}) as "listItems",
      (select count(*)::int from feed_modules where data::text like ${`%${used.id}%`}) as modules`);
  const { recipes = 0, drafts = 0, adaptations = 0, listItems = 0, modules = 0 } = rows[0] ?? {};
  return { recipes, drafts, adaptations, listItems, modules };
}

/** Whether nothing uses an ingredient. */
export function isUnused(uses: IngredientUses): boolean {
  return Object.values(uses).every((count) => count === 0);
}

/** Counts the recipes that list both ingredients, and will list one of them twice. */
export async function countRecipesWithBoth(ids: [string, string]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select item_id from recipe_ingredients where ingredient_id in ${ids}
      group by item_id having count(distinct ingredient_id) = 2) as listing`);
  return rows[0]?.count ?? 0;
}
