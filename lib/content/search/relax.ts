import type { FacetKind } from "#lib/content/search-index/facets.ts";
import { extractDuration } from "./duration-parser.ts";
import type { ParsedQuery } from "./query-parser.ts";

/**
 * A filter or word whose removal gives hits: their number, and for a word the search without it.
 */
export type QueryRelaxation = { facet: FacetKind; count: number } | { word: string; search: string; count: number };

/** Each relaxed word costs one query. */
const maxRelaxedTerms = 4;

/**
 * Relaxes a query without hits by one filter or word at a time.
 * @param countsWithoutFacet Hits without the filter of each facet.
 * @param countHits Counts the hits of another query with the same filters.
 * @returns Only relaxations with hits.
 */
export async function relaxQuery(
  search: string,
  query: ParsedQuery,
  countsWithoutFacet: Partial<Record<FacetKind, number>>,
  countHits: (query: ParsedQuery) => Promise<number>,
): Promise<QueryRelaxation[]> {
  const relaxations: QueryRelaxation[] = Object.entries(countsWithoutFacet).map(([facet, count]) => ({
    facet: facet as FacetKind,
    count,
  }));
  for (const { word, remainingSearch, relaxedQuery } of listRelaxedQueries(search, query)) {
    relaxations.push({ word, search: remainingSearch, count: await countHits(relaxedQuery) });
  }
  return relaxations.filter(({ count }) => count > 0);
}

interface RelaxedQuery {
  word: string;
  remainingSearch: string;
  relaxedQuery: ParsedQuery;
}

function listRelaxedQueries(search: string, query: ParsedQuery): RelaxedQuery[] {
  const { terms, maxMinutes } = query;
  const withoutTerm = terms.slice(0, terms.length > 1 ? maxRelaxedTerms : 0).flatMap((term) => {
    const remainingSearch = collapseSpaces(search.replace(term.text, ""));
    const relaxedQuery = { ...query, terms: terms.filter((other) => other !== term) };
    return remainingSearch.length < search.length ? [{ word: term.text, remainingSearch, relaxedQuery }] : [];
  });
  if (maxMinutes === null || terms.length === 0) return withoutTerm;
  const remainingSearch = collapseSpaces(extractDuration(search).rest);
  const relaxedQuery = { ...query, maxMinutes: null };
  return [...withoutTerm, { word: `${maxMinutes} min`, remainingSearch, relaxedQuery }];
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ").trim();
