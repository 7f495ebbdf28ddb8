import "server-only";
import { sql } from "drizzle-orm";
import type { db } from "#lib/platform/db/client.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/**
 * Rewrites the required ingredients of recipes: all of them except staples, each once, rare ones
 * first. Part of `indexItems`.
 * @param ids Recipes; all of them when missing.
 */
export async function indexRequiredIngredients(tx: Transaction | typeof db, ids?: string[]): Promise<void> {
  if (ids?.length === 0) return;
  const whereItem = ids ? sql`where item_id in ${ids}` : sql``;
  await tx.execute(sql`delete from recipe_required_ingredients ${whereItem}`);
  await tx.execute(sql`
    insert into recipe_required_ingredients (item_id, ingredient_id, rank, ingredient_count)
    select item_id, ingredient_id, row_number() over (partition by item_id order by recipe_count, ingredient_id),
      count(*) over (partition by item_id)
    from (select distinct item_id, ingredient_id from recipe_ingredients ${whereItem}) as required
    join ingredients on ingredients.id = ingredient_id
    where not is_staple`);
}

/**
 * Recounts the recipes of each ingredient; recipes indexed afterwards are ranked by the new counts.
 */
export async function updateRecipeCounts(tx: Transaction | typeof db): Promise<void> {
  await tx.execute(sql`
    update ingredients set recipe_count = counted.recipes
    from (select ingredient_id, count(distinct item_id) as recipes from recipe_ingredients group by ingredient_id) as counted
    where id = ingredient_id and recipe_count <> counted.recipes`);
}
