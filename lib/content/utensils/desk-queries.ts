import "server-only";
import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipes, utensils } from "#lib/platform/db/tables/recipes.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { isBuiltInUtensil } from "./built-in-utensils.ts";

export type DeskUtensil = typeof utensils.$inferSelect & {
  /** Needed by the site itself, see `isBuiltInUtensil`. */
  isBuiltIn: boolean;
};

/** Where a utensil is used. */
export interface UtensilUses {
  recipes: number;
  /** Recipes that authors and editors are writing. */
  drafts: number;
}

const toDeskUtensil = (row: typeof utensils.$inferSelect): DeskUtensil => ({
  ...row,
  isBuiltIn: isBuiltInUtensil(row.key),
});

/** Condition on a recipe: its list or one of its steps names a utensil. */
const namesUtensil = (id: SQL) => sql`(recipes.utensils::text like '%' || ${id} || '%'
  or recipes.steps::text like '%' || ${id} || '%')`;

/** Lists all utensils by name, with the number of recipes that need each. */
export async function listDeskUtensils(locale: Locale): Promise<(DeskUtensil & { uses: number })[]> {
  const [rows, uses] = await Promise.all([db.select().from(utensils), countAllUses()]);
  const collator = new Intl.Collator(locale);
  return rows
    .map((row) => ({ ...toDeskUtensil(row), uses: uses.get(row.id) ?? 0 }))
    .sort((a, b) => collator.compare(a.names[locale].one, b.names[locale].one));
}

/** Counts the recipes with each utensil, in one pass over all recipes. */
async function countAllUses(): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select id, count(*)::int as count from (
      select item_id, listed ->> 'utensilId' as id from recipes, jsonb_array_elements(utensils) as listed
      union
      select item_id, id from recipes, jsonb_array_elements(steps) as step,
        jsonb_array_elements_text(step -> 'utensils') as id
    ) as named group by id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Finds a utensil; null if there is none. */
export async function findDeskUtensil(id: string): Promise<DeskUtensil | null> {
  const [row] = await db.select().from(utensils).where(eq(utensils.id, id));
  return row ? toDeskUtensil(row) : null;
}

/** Counts where a utensil is used. */
export async function countUtensilUses(id: string, tx: Transaction | typeof db = db): Promise<UtensilUses> {
  const isNamed = sql`content::text like ${`%${id}%`}`;
  const { rows } = await tx.execute<UtensilUses & Record<string, unknown>>(sql`
    select (select count(*)::int from recipes where ${namesUtensil(sql`${id}::text`)}) as recipes,
      ((select count(*) from recipe_drafts where ${isNamed})
        + (select count(*) from recipe_working_copies where ${isNamed}))::int as drafts`);
  const { recipes: count = 0, drafts = 0 } = rows[0] ?? {};
  return { recipes: count, drafts };
}

/** Locks utensils in the order of their ids, so that two editors cannot wait for each other. */
export async function lockUtensils(tx: Transaction, ids: string[]): Promise<DeskUtensil[]> {
  const rows = await tx
    .select()
    .from(utensils)
    .where(inArray(utensils.id, ids))
    .orderBy(asc(utensils.id))
    .for("update");
  return rows.map(toDeskUtensil);
}

/** Recipes that name a utensil, locked. */
export async function lockRecipesWithUtensil(tx: Transaction, id: string) {
  return tx
    .select({ id: recipes.itemId, utensils: recipes.utensils, steps: recipes.steps })
    .from(recipes)
    .where(namesUtensil(sql`${id}::text`))
    .orderBy(asc(recipes.itemId))
    .for("update");
}
