import { index, integer, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import type { AdaptationContent } from "#lib/kitchen/adaptations/adaptation.ts";
import { createdAt, timestamptz } from "../columns.ts";
import { recipes } from "../recipes.ts";
import { users } from "../users.ts";

/**
 * Private changes of users to recipes ("my version"), at most one of each user to a recipe. The
 * content is laid over the recipe when it is read, so that it survives edits of the recipe.
 */
export const adaptations = pgTable(
  "adaptations",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    itemId: uuid()
      .notNull()
      .references(() => recipes.itemId, { onDelete: "cascade" }),
    /** Counts the changes. Saving on top of an older version is a conflict. */
    version: integer().notNull().default(1),
    content: jsonb().$type<AdaptationContent>().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemId] }),
    index("adaptations_newest_idx").on(t.userId, t.updatedAt.desc().nullsFirst(), t.itemId),
    index("adaptations_item_idx").on(t.itemId),
  ],
);
