import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/i18n/locales.ts";
import { instant, tsvector } from "./columns.ts";
import { type ItemType, items } from "./items.ts";

/**
 * What the search looks at instead of the wide rows, written by lib/search whenever an item is. `vector` holds the stems of both
 * languages and the meanings of their words (=potato; #egg for what is in it; @course:soup for what it is filed under, @in:soup for the
 * lists it stands in), weighted: A title and main category, B what it mainly is, C ingredients, D summary.
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
    /** Kind and key of what it can be narrowed down by: "diet:vegan". */
    facets: text().array().notNull(),
    minutes: integer(),
    kcal: doublePrecision(),
    /** From when to when readers may see it, as `items` says (a trigger copies it); null for what is not live. */
    publishedAt: instant(),
    expiresAt: instant(),
    /** Likes when they were last counted for the search (lib/search/rank-items.ts); `item_stats` knows how many there are. */
    likeCount: integer().notNull().default(0),
    /**
     * How good its ratings are, so that one enthusiast does not beat many: the mean of them and five more of four stars, kept by
     * triggers; null when there are none.
     */
    rating: real(),
    /** Its place among the most liked: 0, 1, 2 for the first of `shares` (lib/search/rank-items.ts), 3 for all others. */
    standing: smallint().notNull().default(3),
    /** The same among the newest; whatever comes is one of them. */
    recency: smallint().notNull().default(0),
    /** The same among the best rated. */
    esteem: smallint().notNull().default(3),
  },
  (t) => [
    index("search_docs_vector_idx").using("gin", t.vector),
    // What many fit is looked for among the most liked, the newest or the best rated first: there the best of it are found in a hundredth
    // of the time.
    ...[t.standing, t.recency, t.esteem].flatMap((place) =>
      [0, 1, 2].map((most) =>
        index(`search_docs_${place.name}_${most}_idx`)
          .using("gin", t.vector)
          .where(sql`${place} <= ${sql.raw(String(most))}`),
      ),
    ),
    index("search_docs_newest_idx").on(t.publishedAt.desc().nullsFirst(), t.itemId.desc().nullsFirst()),
  ],
);

/** Every word of every title, summary and ingredient, folded and as it is written: what a misspelt one may have been meant to be. */
export const searchWords = pgTable("search_words", { word: text().primaryKey(), spelling: text().notNull() }, (t) => [
  index("search_words_trgm_idx").using("gin", sql`${t.word} gin_trgm_ops`),
]);
