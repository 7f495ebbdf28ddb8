import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { timestamptz, tsvector } from "./columns.ts";
import { type ItemType, items } from "./items.ts";

/**
 * Search documents, one narrow row per item, written by `indexItems`. `vector` holds the stems of
 * both languages and markers: concepts (=potato), contents (#egg), facets (@course:soup) and lists
 * (@in:soup). Weights: A title and main category, B main contents, C ingredients, D summary.
 */
export const searchDocs = pgTable(
  "search_docs",
  {
    itemId: uuid()
      .primaryKey()
      .references(() => items.id, { onDelete: "cascade" }),
    type: text().$type<ItemType>().notNull(),
    locales: text().array().$type<Locale[]>().notNull(),
    vector: tsvector().notNull(),
    /** Facet values, as "diet:vegan". */
    facets: text().array().notNull(),
    minutes: integer(),
    kcal: doublePrecision(),
    /** Copies of the dates in `items`, kept by a trigger; null unless the item is live. */
    publishedAt: timestamptz(),
    expiresAt: timestamptz(),
    /** Number of likes at the last run of `updateSearchRanks`; the exact one is in `item_stats`. */
    likeCount: integer().notNull().default(0),
    /**
     * Bayesian average of the ratings: their mean with five more of four stars. Kept by triggers;
     * null without ratings.
     * https://en.wikipedia.org/wiki/Bayesian_average
     */
    rating: real(),
    /**
     * 0, 1, 2 among the most liked items, see `tierShares` in
     * lib/content/search-index/update-ranks.ts; else 3.
     */
    likeTier: smallint().notNull().default(3),
    /** The same for the newest items. A new item is among them. */
    recencyTier: smallint().notNull().default(0),
    /** The same for the best rated items. */
    ratingTier: smallint().notNull().default(3),
  },
  (t) => [
    index("search_docs_vector_idx").using("gin", t.vector),
    // Queries with many matches read the most liked, newest or best rated items first: a partial
    // index finds the top of them in a hundredth of the time.
    ...Object.entries({ like: t.likeTier, recency: t.recencyTier, rating: t.ratingTier }).flatMap(
      ([name, tierColumn]) =>
        [0, 1, 2].map((tier) =>
          index(`search_docs_${name}_tier_${tier}_idx`)
            .using("gin", t.vector)
            .where(sql`${tierColumn} <= ${sql.raw(String(tier))}`),
        ),
    ),
    index("search_docs_newest_idx").on(t.publishedAt.desc().nullsFirst(), t.itemId.desc().nullsFirst()),
  ],
);

/**
 * Words of all titles, categories, tags and ingredients, normalized and as written: candidates for
 * spelling corrections.
 */
export const searchWords = pgTable("search_words", { word: text().primaryKey(), spelling: text().notNull() }, (t) => [
  index("search_words_trgm_idx").using("gin", sql`${t.word} gin_trgm_ops`),
]);
