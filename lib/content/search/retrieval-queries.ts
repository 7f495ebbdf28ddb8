import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";
import { isPublicDocument } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { ParsedQuery } from "./query-parser.ts";
import {
  type CountableHit,
  getTierRanking,
  guaranteedTop,
  type Hit,
  hasTierRanking,
  relevanceScore,
} from "./ranking.ts";
import type { Sort } from "./sorting.ts";
import { queryTsquery } from "./tsquery.ts";

/** At most this many hits are counted and paginated. */
export const maxHits = 1000;
/** One more shows that there are too many. */
const defaultLimit = maxHits + 1;

const tiers = [0, 1, 2, 3];

export interface RetrievalRequest {
  locale: Locale;
  query: ParsedQuery;
  /** Lists an item must be in, all of them. */
  listTerms: string[];
  /** Groups of facet terms ("diet:vegan"), of each of which an item needs one. */
  facets: string[][];
  sort: Sort;
  /** The scan stops after this many hits; `maxHits` + 1 by default. */
  limit?: number;
  /** SQL of the relevance, as `relevanceScore` returns it; that of the terms by default. */
  score?: SQL<number>;
}

/** Returns the public items that match, not yet in the requested order. */
export async function retrieveHits(tx: Transaction, request: RetrievalRequest): Promise<Hit[]> {
  const { sort, limit = defaultLimit } = request;
  // By title, time or calories no tier has the first hits, so that their order within a tier is of
  // no use.
  const orderedCount = sort === "relevance" || hasTierRanking(sort) ? guaranteedTop : 0;
  const hits = await scanTiers(request, orderedCount, async (fromClause) => {
    const { rows } = await tx.execute<Hit & Record<string, unknown>>(sql`
      select item_id as id, type, facets, minutes, kcal, like_count as likes, rating, 0 as score, '' as title,
        extract(epoch from published_at)::float8 as "publishedAt" ${fromClause}`);
    return rows;
  });
  // Of too many hits only the guaranteed ones are scored.
  const sortable = hits.length < limit || sort === "title" ? hits : hits.slice(0, guaranteedTop);
  const sortValues = await loadSortValues(tx, request, sortable);
  return hits.map((hit) => ({ ...hit, ...sortValues.get(hit.id) }));
}

/** Returns the public items that match, only with what counting needs. */
export function retrieveCountable(tx: Transaction, request: RetrievalRequest): Promise<CountableHit[]> {
  return scanTiers(request, 0, async (fromClause) => {
    const { rows } = await tx.execute<CountableHit & Record<string, unknown>>(sql`select type, facets ${fromClause}`);
    return rows;
  });
}

type SortValues = Pick<Hit, "id"> & Partial<Pick<Hit, "score" | "likes" | "title">>;

/**
 * Loads the values of the requested order that are expensive or outdated in the index: scores,
 * current likes, titles.
 */
async function loadSortValues(
  tx: Transaction,
  { locale, query, sort, score = relevanceScore(query.terms) }: RetrievalRequest,
  hits: Hit[],
): Promise<Map<string, SortValues>> {
  const found = sql`unnest(${uuidArray(hits.map(({ id }) => id))}) as found (item_id)`;
  const statements: Partial<Record<Sort, SQL>> = {
    title: sql`select item_id as id, title from ${found} join item_texts using (item_id) where locale = ${locale}`,
    likes: sql`select item_id as id, like_count as likes from ${found} join item_stats using (item_id)`,
    ...((query.terms.length > 0 || query.alternatives) && {
      // "offset 0" evaluates ts_filter once per row instead of once per comparison.
      relevance: sql`select item_id as id, ${score} as score
        from ${found} join search_docs using (item_id),
        lateral (select ts_filter(vector, '{a,b,c}') as body offset 0) as parts`,
    }),
  };
  const statement = statements[sort];
  if (!statement || hits.length === 0) return new Map();
  const { rows } = await tx.execute<SortValues & Record<string, unknown>>(statement);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Reads matching rows tier by tier until there are `limit`. A frequent word has enough hits in the
 * small first tiers, a rare word has few hits in all, so no query reads much more than `limit`
 * rows. https://nlp.stanford.edu/IR-book/html/htmledition/tiered-indexes-1.html
 * @param orderedCount Rows to read in the order of the tier; later rows come in any order.
 * @returns Nothing for an empty query.
 */
async function scanTiers<Row>(
  request: RetrievalRequest,
  orderedCount: number,
  readRows: (fromClause: SQL) => Promise<Row[]>,
): Promise<Row[]> {
  const { query, facets, sort, limit = defaultLimit } = request;
  const tsquery = queryTsquery(query, [...withDefaultList(request).map((term) => [term]), ...facets]);
  if (!tsquery) return [];
  const { tier, order } = getTierRanking(sort);
  const rows: Row[] = [];
  for (const tierNumber of tiers) {
    const conditions = [sql`vector @@ (${tsquery})`, sql`${tier} = ${sql.raw(String(tierNumber))}`];
    const rowOrder = rows.length < orderedCount ? order : null;
    rows.push(...(await readRows(buildFromClause(request, conditions, rowOrder, limit - rows.length))));
    if (rows.length >= limit) break;
  }
  return rows;
}

/** A search that names no dish is for recipes: "all recipes", "without nuts", "in half an hour". */
function withDefaultList({ query, listTerms }: RetrievalRequest): string[] {
  const namesNoDish = query.hasWords && query.terms.length === 0 && !query.alternatives && listTerms.length === 0;
  return namesNoDish ? [listTerm.type("recipe")] : listTerms;
}

function buildFromClause(
  { locale, query }: RetrievalRequest,
  conditions: SQL[],
  order: SQL | null,
  maxRows: number,
): SQL {
  const all = [
    ...conditions,
    sql`${locale} = any(locales) and ${isPublicDocument()}`,
    ...(query.maxMinutes === null ? [] : [sql`minutes <= ${query.maxMinutes}`]),
  ];
  return sql`
    from search_docs where ${sql.join(all, sql` and `)}
    ${order ? sql`order by ${order}, published_at desc, item_id desc` : sql``} limit ${sql.raw(String(maxRows))}`;
}
