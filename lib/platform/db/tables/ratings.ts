import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { createdAt, timestamptz } from "./columns.ts";
import { recipes } from "./recipes.ts";
import { users } from "./users.ts";

/** Ratings of one to five stars. Statement triggers count them in `item_stats`. */
export const ratings = pgTable(
  "ratings",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    itemId: uuid()
      .notNull()
      .references(() => recipes.itemId, { onDelete: "cascade" }),
    stars: smallint().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemId] }),
    index("ratings_item_idx").on(t.itemId),
    check("ratings_stars_check", sql`${t.stars} between 1 and 5`),
  ],
);
