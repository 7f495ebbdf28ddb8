import "server-only";
import { sql } from "drizzle-orm";
import type { db } from "#lib/db/client.ts";
import type { Transaction } from "#lib/db/transaction.ts";

/** Writes what recipes need (`recipe_needs`) as they are stored now; those of all recipes without `ids`. Belongs to `indexItems`. */
export async function indexNeeds(tx: Transaction | typeof db, ids?: string[]): Promise<void> {
  if (ids?.length === 0) return;
  const ofThese = ids ? sql`where item_id in ${ids}` : sql``;
  await tx.execute(sql`delete from recipe_needs ${ofThese}`);
  await tx.execute(sql`
    insert into recipe_needs (item_id, ingredient_id, rank, needs)
    select item_id, ingredient_id, row_number() over (partition by item_id order by recipe_count, ingredient_id),
      count(*) over (partition by item_id)
    from (select distinct item_id, ingredient_id from recipe_ingredients ${ofThese}) as needed
    join ingredients on ingredients.id = ingredient_id
    where not is_staple`);
}

/** Counts anew how many recipes each ingredient is in; ranks of recipes written later follow it. */
export async function countRecipes(tx: Transaction | typeof db): Promise<void> {
  await tx.execute(sql`
    update ingredients set recipe_count = counted.recipes
    from (select ingredient_id, count(distinct item_id) as recipes from recipe_ingredients group by ingredient_id) as counted
    where id = ingredient_id and recipe_count <> counted.recipes`);
}
