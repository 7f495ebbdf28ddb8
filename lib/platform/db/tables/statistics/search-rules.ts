import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { categories } from "../categories.ts";
import { createdAt, id, timestamptz } from "../columns.ts";
import { items } from "../items.ts";
import { users } from "../users.ts";

/** Who has added and removed a rule, and what the relevance check said. */
const ruleColumns = () => ({
  id: id(),
  locale: text().$type<Locale>().notNull(),
  /** Normalized words (lib/content/search/rules/phrase.ts). */
  phrase: text().notNull(),
  /** The phrase as an editor has typed it. */
  typed: text().notNull(),
  /** How many judged queries the rule changes. */
  judgedCount: integer().notNull(),
  /** Mean nDCG@10 of these queries; null without any. */
  ndcgBefore: real(),
  ndcgAfter: real(),
  /** Why the rule was added although the nDCG falls; otherwise empty. */
  reason: text().notNull().default(""),
  createdAt: createdAt(),
  creatorId: uuid().references(() => users.id, { onDelete: "set null" }),
  /** Removed rules stay as the history. */
  removedAt: timestamptz(),
  removerId: uuid().references(() => users.id, { onDelete: "set null" }),
});

/** Words that are searched as others, in one language. */
export const searchSynonyms = pgTable("search_synonyms", { ...ruleColumns(), meaning: text().notNull() }, (t) => [
  uniqueIndex("search_synonyms_phrase_key").on(t.locale, t.phrase).where(sql`${t.removedAt} is null`),
  index("search_synonyms_creator_idx").on(t.creatorId),
  index("search_synonyms_remover_idx").on(t.removerId),
]);

/** Searches that lead to a page or to another search, in one language. */
export const searchRedirects = pgTable(
  "search_redirects",
  {
    ...ruleColumns(),
    itemId: uuid().references(() => items.id, { onDelete: "cascade" }),
    categoryId: uuid().references(() => categories.id, { onDelete: "cascade" }),
    search: text(),
  },
  (t) => [
    uniqueIndex("search_redirects_phrase_key").on(t.locale, t.phrase).where(sql`${t.removedAt} is null`),
    index("search_redirects_item_idx").on(t.itemId),
    index("search_redirects_category_idx").on(t.categoryId),
    index("search_redirects_creator_idx").on(t.creatorId),
    index("search_redirects_remover_idx").on(t.removerId),
    check("search_redirects_target_check", sql`num_nonnulls(${t.itemId}, ${t.categoryId}, ${t.search}) = 1`),
  ],
);
