import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { ingredients } from "./ingredients.ts";
import { recipes } from "./recipes.ts";

/**
 * Ingredients of a recipe without staples, each once. `indexItems` writes them. `rank` counts from
 * 1, the rarest ingredient first: a recipe with all ingredients available is among those whose
 * rarest ingredient is available, and these are few.
 */
export const recipeRequiredIngredients = pgTable(
  "recipe_required_ingredients",
  {
    itemId: uuid()
      .notNull()
      .references(() => recipes.itemId, { onDelete: "cascade" }),
    ingredientId: uuid()
      .notNull()
      .references(() => ingredients.id, { onDelete: "cascade" }),
    rank: smallint().notNull(),
    /** Number of rows of this recipe. */
    ingredientCount: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.ingredientId] }),
    index("recipe_required_ingredients_count_idx").on(t.ingredientId, t.ingredientCount, t.itemId),
    index("recipe_required_ingredients_rarest_idx")
      .on(t.ingredientId, t.ingredientCount, t.itemId)
      .where(sql`${t.rank} = 1`),
  ],
);
