import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { ItemType } from "#lib/platform/db/tables/items.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Term } from "./query-parser.ts";
import type { Sort } from "./sorting.ts";
import { termTsquery } from "./tsquery.ts";

/** The part of a hit that counting needs. */
export interface CountableHit {
  type: ItemType;
  facets: string[];
}

/** An item that matches a query, with the values it is ordered by. */
export interface Hit extends CountableHit {
  id: string;
  /** 0 unless ordered by relevance. */
  score: number;
  likes: number;
  /** Weighted mean of the stars, see `search_docs`; null without ratings. */
  rating: number | null;
  /** Seconds since 1970. */
  publishedAt: number;
  minutes: number | null;
  kcal: number | null;
  /** Empty unless ordered by title. */
  title: string;
}

/** The first hits of every tiered order are exact; the hits after them are a sample of the rest. */
export const guaranteedTop = 300;

/**
 * An order by which the index is tiered (lib/content/search-index/update-ranks.ts): the column of
 * the tier, the order within it.
 */
interface TierRanking {
  tier: SQL;
  order: SQL;
}

const likeRanking: TierRanking = { tier: sql`like_tier`, order: sql`like_count desc` };
const tierRankings: Partial<Record<Sort, TierRanking>> = {
  likes: likeRanking,
  rating: { tier: sql`rating_tier`, order: sql`rating desc nulls last, like_count desc` },
  // An expression keeps the planner from scanning the whole index on published_at for rare words.
  newest: { tier: sql`recency_tier`, order: sql`extract(epoch from published_at) desc` },
};

/**
 * Whether the index is tiered by this order, so that its first hits are found without reading all
 * hits.
 */
export const hasTierRanking = (sort: Sort): boolean => sort in tierRankings;

/** Returns the tiers to scan for an order; by likes where the index has none of its own. */
export function getTierRanking(sort: Sort): TierRanking {
  return tierRankings[sort] ?? likeRanking;
}

const weightScores = { A: sql.raw("8"), B: sql.raw("5"), C: sql.raw("2"), D: sql.raw("1") };

/**
 * SQL for the relevance of a document: the mean over the terms of the score of the best weight each
 * term has, from 1 (summary) to 8 (title). `body` must be the document's vector without weight D.
 */
export function relevanceScore(terms: Term[]): SQL<number> {
  const termScores = terms.map(
    (term) => sql`case
      when body @@ ${termTsquery(term, "A")} then ${weightScores.A}
      when body @@ ${termTsquery(term, "AB")} then ${weightScores.B}
      when body @@ ${termTsquery(term)} then ${weightScores.C}
      else ${weightScores.D} end`,
  );
  return sql<number>`((${sql.join(termScores, sql` + `)})::float8 / ${terms.length})`;
}

/** A term of a query that nothing matches as a whole. */
export interface WeighedTerm {
  exact: Term;
  /** What comes close to it; null when nothing is known. */
  similar: Term | null;
  importance: number;
}

/**
 * SQL for how close a document comes to a query: the sum over the terms of the score of the best
 * weight, less for something similar, 0 for a term it does not have. For `body` see
 * `relevanceScore`.
 */
export function closenessScore(terms: WeighedTerm[]): SQL<number> {
  const termScores = terms.map(({ exact, similar, importance }) => {
    const similarScores =
      similar &&
      sql`when body @@ ${termTsquery(similar, "A")} then 3
      when body @@ ${termTsquery(similar, "AB")} then 2
      when body @@ ${termTsquery(similar)} then 1`;
    return sql`${sql.raw(String(importance))} * case
      when body @@ ${termTsquery(exact, "A")} then ${weightScores.A}
      when body @@ ${termTsquery(exact, "AB")} then ${weightScores.B}
      when body @@ ${termTsquery(exact)} then ${weightScores.C}
      when vector @@ ${termTsquery(exact)} then ${weightScores.D}
      ${similarScores ?? sql``} else 0 end`;
  });
  return sql<number>`(${sql.join(termScores, sql` + `)})::float8`;
}

type Comparator = (a: Hit, b: Hit) => number;

const byNewest: Comparator = (a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? 1 : -1);
const byLikes: Comparator = (a, b) => b.likes - a.likes || byNewest(a, b);
/** Unrated hits come last. */
const byRating: Comparator = (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || byLikes(a, b);
const byRelevance: Comparator = (a, b) => b.score - a.score || byLikes(a, b);
/** Hits without the number come last. */
const byNumber =
  (name: "minutes" | "kcal"): Comparator =>
  (a, b) =>
    (a[name] ?? Number.POSITIVE_INFINITY) - (b[name] ?? Number.POSITIVE_INFINITY) || byLikes(a, b);

/** Returns the hits in the requested order; ties are broken by likes, date and id. */
export function sortHits(hits: Hit[], sort: Sort, locale: Locale): Hit[] {
  return hits.toSorted(getComparator(sort, locale));
}

function getComparator(sort: Sort, locale: Locale): Comparator {
  switch (sort) {
    case "relevance":
      return byRelevance;
    case "newest":
      return byNewest;
    case "likes":
      return byLikes;
    case "rating":
      return byRating;
    case "time":
      return byNumber("minutes");
    case "calories":
      return byNumber("kcal");
    case "title": {
      const collator = new Intl.Collator(locale, { sensitivity: "base", numeric: true });
      return (a, b) => collator.compare(a.title, b.title) || byNewest(a, b);
    }
  }
}
