import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { recipes } from "./recipes.ts";
import { ingredients } from "./taxonomy.ts";

/**
 * What one must have at home or buy for a recipe: its ingredients without staples, each once. Written by lib/search whenever an item is.
 * `needs` is how many there are in all. `rank` counts from 1, rare ingredients first: a recipe of which everything is there is among those
 * whose rarest ingredient is there, and these are few.
 */
export const recipeNeeds = pgTable(
  "recipe_needs",
  {
    itemId: uuid()
      .notNull()
      .references(() => recipes.itemId, { onDelete: "cascade" }),
    ingredientId: uuid()
      .notNull()
      .references(() => ingredients.id, { onDelete: "cascade" }),
    rank: smallint().notNull(),
    needs: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.ingredientId] }),
    index("recipe_needs_needs_idx").on(t.ingredientId, t.needs, t.itemId),
    index("recipe_needs_rarest_idx").on(t.ingredientId, t.needs, t.itemId).where(sql`${t.rank} = 1`),
  ],
);
