import "server-only";
import { type FacetKind, facetKinds } from "#lib/content/search-index/facets.ts";
import type { ItemType } from "#lib/platform/db/tables/items.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { withTimeout } from "#lib/platform/db/with-timeout.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { findClosestIds } from "./closest-queries.ts";
import { countFacetValues, type FacetCount, type Filters, toFacetGroups } from "./filters.ts";
import { type ParsedQuery, parseQuery } from "./query-parser.ts";
import { type CountableHit, guaranteedTop, type Hit, hasTierRanking, sortHits } from "./ranking.ts";
import { type QueryRelaxation, relaxQuery } from "./relax.ts";
import { maxHits, type RetrievalRequest, retrieveCountable, retrieveHits } from "./retrieval-queries.ts";
import { listSynonyms } from "./rules/queries.ts";
import { applySynonyms, type Synonym } from "./rules/synonyms.ts";
import type { Sort } from "./sorting.ts";
import { type Correction, correctSpelling } from "./spelling-queries.ts";

interface SearchRequest {
  locale: Locale;
  /** As typed; may be empty when `listTerms` or `filters` are given. */
  search: string;
  /** Only items in all of these lists (lib/content/search-index/list-terms.ts). */
  listTerms?: string[];
  /** The reader is still typing: the last word may be the beginning of a longer one. */
  isPrefixSearch?: boolean;
  /** Both types when missing. */
  type?: ItemType;
  filters?: Filters;
  sort?: Sort;
  page?: number;
  /** Hits per page. */
  size?: number;
  /** Instead of those that editors have added. */
  synonyms?: readonly Synonym[];
}

export interface SearchResult {
  /** Items of this page, in order. */
  ids: string[];
  pagination: { page: number; pages: number; count: number };
  /** Hits per type, independent of the requested type. */
  counts: Record<ItemType, number>;
  /** There are more hits than the counts say. */
  isCapped: boolean;
  /** Hits per facet value; the filter of a facet does not affect its own counts. */
  facets: Record<FacetKind, FacetCount[]>;
  /** Words that occur nowhere or have a synonym, and what was searched instead. */
  corrections: Correction[];
  /** Without any hit: filters and words to remove. */
  relaxations: QueryRelaxation[];
  /** Without any hit, and where no filter is the reason: the items that match most of the words. */
  closestIds: string[];
}

const defaultPageSize = 24;

/** Searches recipes and stories. Returns null when a query timed out. */
export async function searchItems(request: SearchRequest): Promise<SearchResult | null> {
  const meant = await withSynonyms(request);
  return withTimeout((tx) => runSearch(tx, meant), { isSelective: true });
}

/**
 * Returns what is offered while a reader is typing: the ids of the first items, or where nothing
 * matches, of the closest ones. Null when a query timed out.
 */
export async function suggestItems(request: SearchRequest): Promise<{ ids: string[]; areClosest: boolean } | null> {
  const meant = await withSynonyms({ ...request, isPrefixSearch: true });
  return withTimeout((tx) => runSuggestions(tx, meant), { isSelective: true });
}

/**
 * Returns the ids of the first page only, without facets and counts; null when a query timed out.
 */
export async function findTopIds(request: SearchRequest): Promise<string[] | null> {
  const meant = await withSynonyms(request);
  return withTimeout((tx) => runTopIds(tx, meant), { isSelective: true });
}

/** A request with the words that are searched instead of its own. */
type MeantRequest = SearchRequest & { replacements: Correction[] };

async function withSynonyms(request: SearchRequest): Promise<MeantRequest> {
  const { locale, search } = request;
  if (search === "") return { ...request, replacements: [] };
  return { ...request, ...applySynonyms(search, locale, request.synonyms ?? (await listSynonyms(locale))) };
}

async function runSuggestions(tx: Transaction, request: SearchRequest) {
  const { type, size = defaultPageSize } = request;
  const { retrieval, unmatched } = await toRetrievalRequest(tx, request);
  const ids = await retrieveTopIds(tx, request, retrieval);
  if (ids.length > 0) return { ids, areClosest: false };
  return { ids: (await findClosestIds(tx, retrieval, { unmatched, type })).slice(0, size), areClosest: true };
}

async function runTopIds(tx: Transaction, request: SearchRequest): Promise<string[]> {
  const { retrieval } = await toRetrievalRequest(tx, request);
  return retrieveTopIds(tx, request, retrieval);
}

async function retrieveTopIds(tx: Transaction, request: SearchRequest, retrieval: RetrievalRequest): Promise<string[]> {
  const { locale, type, size = defaultPageSize, isPrefixSearch } = request;
  // In a tiered order the first hits are exact anyway; while a reader is typing, speed matters
  // more.
  const needsTopOnly = hasTierRanking(retrieval.sort) || isPrefixSearch;
  const hits = await retrieveHits(tx, needsTopOnly ? { ...retrieval, limit: guaranteedTop } : retrieval);
  return toIds(sortHits(filterByType(hits, type), retrieval.sort, locale)).slice(0, size);
}

async function runSearch(tx: Transaction, request: MeantRequest): Promise<SearchResult> {
  const { locale, search, type, filters = {}, page = 1, size = defaultPageSize } = request;
  const { retrieval, corrections, unmatched } = await toRetrievalRequest(tx, request);
  const retrieveChanged = async (changes: Partial<RetrievalRequest>) =>
    filterByType((await retrieveCountable(tx, { ...retrieval, ...changes })).slice(0, maxHits), type);
  const retrieved = await retrieveHits(tx, retrieval);
  const hits = retrieved.slice(0, maxHits);
  const hitsOfType = filterByType(hits, type);
  const facets: Partial<Record<FacetKind, FacetCount[]>> = {};
  const countsWithoutFacet: Partial<Record<FacetKind, number>> = {};
  for (const kind of facetKinds) {
    const isFiltered = Boolean(filters[kind]?.length);
    const counted = isFiltered ? await retrieveChanged({ facets: toFacetGroups(filters, kind) }) : hitsOfType;
    facets[kind] = countFacetValues(counted, kind);
    if (isFiltered) countsWithoutFacet[kind] = counted.length;
  }
  const hasNoHits = hits.length === 0;
  const isFilterToBlame = Object.values(countsWithoutFacet).some((count) => count > 0);
  const countHits = async (query: ParsedQuery) => (await retrieveChanged({ query })).length;
  return {
    ids: toIds(sortHits(hitsOfType, retrieval.sort, locale)).slice((page - 1) * size, page * size),
    pagination: { page, pages: toPageCount(hitsOfType.length, size), count: hitsOfType.length },
    counts: { recipe: filterByType(hits, "recipe").length, article: filterByType(hits, "article").length },
    isCapped: retrieved.length > maxHits,
    facets: facets as SearchResult["facets"],
    corrections: [...request.replacements, ...corrections],
    relaxations:
      hitsOfType.length === 0 ? await relaxQuery(search, retrieval.query, countsWithoutFacet, countHits) : [],
    closestIds: hasNoHits && !isFilterToBlame ? await findClosestIds(tx, retrieval, { unmatched, type }) : [],
  };
}

async function toRetrievalRequest(tx: Transaction, request: SearchRequest) {
  const { locale, search, listTerms = [], filters = {}, sort = "relevance", isPrefixSearch = false } = request;
  const parsed = parseQuery(search, locale);
  const typed = isPrefixSearch ? markLastAsPrefix(parsed) : parsed;
  const { query, corrections, unmatched } = await correctSpelling(tx, typed, locale);
  const retrieval: RetrievalRequest = { locale, query, listTerms, facets: toFacetGroups(filters), sort };
  return { retrieval, corrections, unmatched };
}

function markLastAsPrefix(query: ParsedQuery): ParsedQuery {
  const lastTerm = query.terms.at(-1);
  return lastTerm ? { ...query, terms: [...query.terms.slice(0, -1), { ...lastTerm, isPrefix: true }] } : query;
}

const toIds = (hits: Hit[]) => hits.map(({ id }) => id);

function filterByType<Some extends CountableHit>(hits: Some[], type: ItemType | undefined): Some[] {
  return type ? hits.filter((hit) => hit.type === type) : hits;
}
