import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { items } from "./items.ts";
import { users } from "./users.ts";

export const likes = pgTable(
  "likes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    itemId: uuid()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemId] }),
    index("likes_newest_idx").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("likes_item_idx").on(t.itemId),
  ],
);

/**
 * Counters kept by statement triggers on `likes` and `ratings`. A separate narrow table keeps a
 * like from rewriting an item.
 */
export const itemStats = pgTable(
  "item_stats",
  {
    itemId: uuid()
      .primaryKey()
      .references(() => items.id, { onDelete: "cascade" }),
    likeCount: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** Sum of the stars of all ratings. */
    ratingSum: integer().notNull().default(0),
  },
  (t) => [
    index("item_stats_likes_idx").on(t.likeCount.desc().nullsFirst(), t.itemId.desc().nullsFirst()),
    check("item_stats_like_count_check", sql`${t.likeCount} >= 0`),
    check("item_stats_ratings_check", sql`${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`),
  ],
);
