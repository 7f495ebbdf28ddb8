import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** What is counted per item and day. A `cook_stop` has the step where cook mode was left. */
const itemMeasures = ["read", "like", "save", "rating", "comment", "cook_start", "cook_finish", "cook_stop"] as const;
export type ItemMeasure = (typeof itemMeasures)[number];

/**
 * Daily counts per item, of days in Berlin. They hold nothing about readers. Likes, saves, ratings
 * and comments are counted by triggers, the rest by `lib/business/statistics`. Without a foreign
 * key, so that counting locks no item; a job deletes the counts of deleted items.
 */
export const itemStatistics = pgTable(
  "item_statistics",
  {
    day: date({ mode: "string" }).notNull(),
    itemId: uuid().notNull(),
    measure: text().$type<ItemMeasure>().notNull(),
    /** From 1 on for a `cook_stop`, otherwise 0. */
    step: smallint().notNull().default(0),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.itemId, t.measure, t.step] }),
    index("item_statistics_item_idx").on(t.itemId, t.day),
    check(
      "item_statistics_measure_check",
      sql`${t.measure} in ('read', 'like', 'save', 'rating', 'comment', 'cook_start', 'cook_finish', 'cook_stop')`,
    ),
    check("item_statistics_step_check", sql`(${t.measure} = 'cook_stop') = (${t.step} > 0)`),
    check("item_statistics_count_check", sql`${t.count} > 0`),
  ],
);

/**
 * Searches without a result per day, language and query. Only queries that several networks have
 * sent on a day are stored (lib/business/statistics/failed-searches.ts).
 */
export const searchStatistics = pgTable(
  "search_statistics",
  {
    day: date({ mode: "string" }).notNull(),
    locale: text().$type<Locale>().notNull(),
    /** In lower case, words only. */
    query: text().notNull(),
    count: integer().notNull(),
    /** How many items that come close were shown last. */
    closestCount: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.locale, t.query] }),
    check("search_statistics_count_check", sql`${t.count} > 0 and ${t.closestCount} >= 0`),
  ],
);
