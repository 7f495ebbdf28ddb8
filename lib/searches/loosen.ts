import type { FacetKind } from "#lib/search/facets.ts";
import type { Query } from "./query.ts";
import { takeTime } from "./times.ts";

/** Something to let go of, and how many would fit then: a facet's choice, or words of the question (`search` is what is left). */
export type Loosened = { facet: FacetKind; count: number } | { word: string; search: string; count: number };

const mostWords = 4;

/**
 * What stands in the way of a question that finds nothing. `without` has the hits per facet if its choice were dropped; `count` counts
 * those of another question.
 */
export async function loosen(
  search: string,
  query: Query,
  without: Partial<Record<FacetKind, number>>,
  count: (query: Query) => Promise<number>,
): Promise<Loosened[]> {
  const facets = Object.entries(without).map(([facet, hits]) => ({ facet: facet as FacetKind, count: hits }));
  const words: Loosened[] = [];
  for (const { word, left, other } of variants(search, query))
    words.push({ word, search: left, count: await count(other) });
  return [...facets, ...words].filter((way) => way.count > 0);
}

function variants(search: string, query: Query): { word: string; left: string; other: Query }[] {
  const { terms, maxMinutes } = query;
  const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
  const fewer = terms.slice(0, terms.length > 1 ? mostWords : 0).flatMap((term) => {
    const left = tidy(search.replace(term.text, ""));
    const other = { ...query, terms: terms.filter((one) => one !== term) };
    return left.length < search.length ? [{ word: term.text, left, other }] : [];
  });
  if (maxMinutes === null || terms.length === 0) return fewer;
  const left = tidy(takeTime(search).rest);
  return [...fewer, { word: `${maxMinutes} min`, left, other: { ...query, maxMinutes: null } }];
}
