import "server-only";
import { inTime } from "#lib/db/in-time.ts";
import type { ItemType } from "#lib/db/tables/items.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type FacetKind, facetKinds } from "#lib/search/facets.ts";
import {
  type Counted,
  type Hit,
  isRanked,
  mostHits,
  mostSure,
  readCounted,
  readHits,
  type Wanted,
} from "./candidates.ts";
import type { Filters, Sort } from "./choice.ts";
import { type Correction, correct } from "./corrections.ts";
import { countFacet, type FacetCount, facetGroups, sortHits } from "./hits.ts";
import { type Loosened, loosen } from "./loosen.ts";
import { parseQuery, type Query } from "./query.ts";

export interface Search {
  locale: Locale;
  search: string;
  /** Only what stands in all of these lists (lib/search/scopes.ts); nothing needs to be asked for then. */
  scope?: string[];
  /** Somebody is still typing: the last word may be the beginning of another. */
  isUnfinished?: boolean;
  /** Only recipes, only articles; both when missing. */
  type?: ItemType;
  filters?: Filters;
  sort?: Sort;
  page?: number;
  /** Hits on a page. */
  size?: number;
}

export interface Found {
  /** Items of this page, in order. */
  ids: string[];
  pagination: { page: number; pages: number; count: number };
  /** How many fit of each type, whatever type was asked for. */
  counts: Record<ItemType, number>;
  /** There are more than the counts say. */
  isCapped: boolean;
  /** Values that would leave something, with how many; the own choice of a facet does not narrow its counts. */
  facets: Record<FacetKind, FacetCount[]>;
  /** Words taken for others, since they stand nowhere. */
  corrections: Correction[];
  /** Where nothing fits: what one would have to let go of. */
  loosened: Loosened[];
}

/** Hits on a page of results. */
const searchPageSize = 24;

/** What fits a question, best first; null when the database took too long and was stopped. */
export function searchItems(search: Search): Promise<Found | null> {
  return inTime((tx) => find(tx, search), { isFrugal: true });
}

/** Ids of the first page of it, in order, for whoever shows nothing else; null as above. */
export function findFirst(search: Search): Promise<string[] | null> {
  return inTime((tx) => readFirst(tx, search), { isFrugal: true });
}

async function readFirst(tx: Transaction, search: Search): Promise<string[]> {
  const { locale, type, size = searchPageSize, isUnfinished } = search;
  const { wanted } = await understand(tx, search);
  const { sort } = wanted;
  // Nobody looks at more than these where they come first anyway, and nobody waits for more while typing.
  const isOrdered = isRanked(sort) || isUnfinished;
  const hits = await readHits(tx, isOrdered ? { ...wanted, enough: mostSure } : wanted);
  return idsOf(sortHits(ofType(hits, type), sort, locale)).slice(0, size);
}

async function understand(tx: Transaction, search: Search): Promise<{ wanted: Wanted; corrections: Correction[] }> {
  const { locale, scope = [], filters = {}, sort = "relevance", isUnfinished = false } = search;
  const asked = parseQuery(search.search, locale);
  const { query, corrections } = await correct(tx, isUnfinished ? unfinished(asked) : asked, locale);
  return { wanted: { locale, query, scope, facets: facetGroups(filters), sort }, corrections };
}

async function find(tx: Transaction, search: Search): Promise<Found> {
  const { locale, type, filters = {}, page = 1, size = searchPageSize } = search;
  const { wanted, corrections } = await understand(tx, search);
  const count = async (changes: Partial<Wanted>) =>
    ofType((await readCounted(tx, { ...wanted, ...changes })).slice(0, mostHits), type);
  const all = await readHits(tx, wanted);
  const facets: Partial<Record<FacetKind, FacetCount[]>> = {};
  const without: Partial<Record<FacetKind, number>> = {};
  for (const kind of facetKinds) {
    const isChosen = Boolean(filters[kind]?.length);
    const others = isChosen
      ? await count({ facets: facetGroups(filters, kind) })
      : ofType(all.slice(0, mostHits), type);
    facets[kind] = countFacet(others, kind);
    if (isChosen) without[kind] = others.length;
  }
  const hits = all.slice(0, mostHits);
  const fitting = ofType(hits, type);
  return {
    ids: idsOf(sortHits(fitting, wanted.sort, locale)).slice((page - 1) * size, page * size),
    pagination: { page, pages: Math.max(1, Math.ceil(fitting.length / size)), count: fitting.length },
    counts: { recipe: ofType(hits, "recipe").length, article: ofType(hits, "article").length },
    isCapped: all.length > mostHits,
    facets: facets as Found["facets"],
    corrections,
    loosened:
      fitting.length === 0
        ? await loosen(search.search, wanted.query, without, async (other) => (await count({ query: other })).length)
        : [],
  };
}

function unfinished(query: Query): Query {
  const last = query.terms.length - 1;
  return {
    ...query,
    terms: query.terms.map((term, place) => (place === last ? { ...term, isBeginning: true } : term)),
  };
}

const idsOf = (hits: Hit[]) => hits.map(({ id }) => id);

function ofType<Some extends Counted>(hits: Some[], type: ItemType | undefined): Some[] {
  return type ? hits.filter((hit) => hit.type === type) : hits;
}
