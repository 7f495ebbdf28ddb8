import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, timestamptz } from "./columns.ts";
import { ingredients } from "./ingredients.ts";
import { items } from "./items.ts";
import { units } from "./units.ts";
import { users } from "./users.ts";

/**
 * An ingredient with the amount one recipe needs, or free text. The client creates the ids, so that
 * repeating a request adds nothing; they are unique within a list only.
 */
export const shoppingListItems = pgTable(
  "shopping_list_items",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    ingredientId: uuid().references(() => ingredients.id, { onDelete: "cascade" }),
    recipeId: uuid().references(() => items.id, { onDelete: "set null" }),
    amount: doublePrecision(),
    unit: text().references(() => units.code),
    text: text().notNull().default(""),
    isTicked: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** When a device made the last change, which may be long before it arrived. */
    changedAt: createdAt(),
    /** Session of that device. */
    changedBy: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("shopping_list_items_ingredient_idx").on(t.ingredientId),
    index("shopping_list_items_recipe_idx").on(t.recipeId),
    check("shopping_list_items_content_check", sql`(${t.ingredientId} is null) = (${t.text} <> '')`),
  ],
);

/**
 * Items removed in the last weeks: a device that was offline must not bring one back. A row is not
 * bound to an item, which no longer exists.
 */
export const shoppingListRemovals = pgTable(
  "shopping_list_removals",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    removedAt: timestamptz().notNull(),
    removedBy: uuid(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index("shopping_list_removals_removed_at_idx").on(t.removedAt)],
);
