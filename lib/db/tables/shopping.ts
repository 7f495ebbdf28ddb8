import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { items } from "./items.ts";
import { ingredients, units } from "./taxonomy.ts";
import { users } from "./users.ts";

/**
 * What somebody wants to buy: an ingredient, as much of it as one recipe needs, or words of their own. Ids are made by the device that
 * adds something, so that saying it twice adds it once; they are unique on one list only.
 */
export const shoppingItems = pgTable(
  "shopping_items",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    ingredientId: uuid().references(() => ingredients.id, { onDelete: "cascade" }),
    /** The recipe it is for. */
    recipeId: uuid().references(() => items.id, { onDelete: "set null" }),
    amount: doublePrecision(),
    unit: text().references(() => units.code),
    text: text().notNull().default(""),
    isTicked: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("shopping_items_ingredient_idx").on(t.ingredientId),
    index("shopping_items_recipe_idx").on(t.recipeId),
    check("shopping_items_what_check", sql`(${t.ingredientId} is null) = (${t.text} <> '')`),
  ],
);
