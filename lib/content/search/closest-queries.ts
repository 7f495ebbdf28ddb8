import "server-only";
import { findHead } from "#lib/content/search-index/compound-splitter.ts";
import { findConcepts, getSimilar, isAttribute, isEdible } from "#lib/content/search-index/vocabulary.ts";
import { normalizeText } from "#lib/measures/kitchen-text/normalize.ts";
import type { ItemType } from "#lib/platform/db/tables/items.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { ParsedQuery, Term } from "./query-parser.ts";
import { closenessScore, type Hit, sortHits, type WeighedTerm } from "./ranking.ts";
import { type RetrievalRequest, retrieveHits } from "./retrieval-queries.ts";

/** Later hits have less and less in common with the query. */
const maxClosest = 12;
/** A hit with less than this share of the best score has too little to do with the query. */
const minShareOfBest = 0.3;
/** Items of an attempt, the most liked ones, whose closeness is calculated. */
const maxScored = 100;
/** Of longer queries the most important terms count: six have at most twenty groups of one size. */
const maxWeighedTerms = 6;

/** A recipe without the diet is of no use to a reader who asks for it. */
const diets = new Set(["vegan", "vegetarian", "gluten-free", "lactose-free", "low-carb", "alcohol-free"]);

/** The part of a query that differs from one attempt to the next. */
type Attempt = Pick<ParsedQuery, "terms" | "alternatives">;

interface ClosestOptions {
  /** Terms that no document contains. */
  unmatched: Term[];
  type?: ItemType | undefined;
}

/**
 * Finds the items that match most of the words of a query that nothing matches as a whole: first
 * those with something similar for every word ("vegan lasagne": vegan pasta), then those with as
 * many words as possible. Diets, exclusions, the duration and filters hold.
 * @returns Ids, the closest first; none when no word leads to anything.
 */
export async function findClosestIds(
  tx: Transaction,
  retrieval: RetrievalRequest,
  { unmatched, type }: ClosestOptions,
): Promise<string[]> {
  const { query, locale } = retrieval;
  const searched = query.terms.flatMap((term) => (unmatched.includes(term) ? toHeadTerm(term) : splitTerm(term)));
  const required = searched.filter(isDiet);
  const weighed = searched.filter((term) => !isDiet(term)).map(weigh);
  weighed.sort((a, b) => b.importance - a.importance);
  const score = closenessScore([...weighed.slice(0, maxWeighedTerms), ...required.map(weigh)]);
  const found = new Map<string, Hit>();
  for (const [number, attempt] of listAttempts(weighed.slice(0, maxWeighedTerms), required).entries()) {
    const changes = { query: { ...query, ...attempt }, sort: "relevance", limit: maxScored, score } as const;
    const hits = await retrieveHits(tx, { ...retrieval, ...changes });
    for (const hit of hits) if (!type || hit.type === type) found.set(hit.id, hit);
    // Something that is only similar to every word may be less than one word that fits.
    if (found.size > 0 && number > 0) break;
  }
  const sorted = sortHits([...found.values()], "relevance", locale);
  const minScore = (sorted[0]?.score ?? 0) * minShareOfBest;
  const close = sorted.filter((hit) => hit.score > 0 && hit.score >= minScore);
  return close.slice(0, maxClosest).map(({ id }) => id);
}

/** Lists what to try in turn, from all terms to any single one. */
function listAttempts(weighed: WeighedTerm[], required: Term[]): Attempt[] {
  const named = weighed.filter(({ importance }) => importance > attributeImportance);
  // "Quick" alone says too little: next to a dish or an ingredient it only affects the order.
  const counted = named.length > 0 ? named : weighed;
  const sizes = counted.map((_, index) => counted.length - index).filter((size) => size < weighed.length);
  const byWords = [[weighed], ...sizes.map((size) => listGroups(counted, size)), listGroups(weighed, 1)]
    .filter((groups) => groups.some((group) => group.length > 0))
    .map((groups) => ({ terms: required, alternatives: groups.map((group) => group.map(widen)) }));
  if (required.length === 0) return byWords;
  return [...byWords, { terms: required }, { terms: [], alternatives: required.map((term) => [term]) }];
}

/** Lists the groups of this size. */
function listGroups<Item>(items: Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => listGroups(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

const dishImportance = 3;
const ingredientImportance = 2;
/** Also of words that the vocabulary does not know, such as "warm". */
const attributeImportance = 1;

function weigh(exact: Term): WeighedTerm {
  const keys = exact.conceptGroups.flat();
  const similarKeys = [...new Set(keys.flatMap(getSimilar))];
  const isDish = keys.some((key) => !isAttribute(key) && !isEdible(key));
  return {
    exact,
    similar: similarKeys.length > 0 ? { text: exact.text, conceptGroups: [similarKeys] } : null,
    importance: isDish ? dishImportance : keys.some(isEdible) ? ingredientImportance : attributeImportance,
  };
}

function widen({ exact, similar }: WeighedTerm): Term {
  return similar ? { ...exact, conceptGroups: [[...exact.conceptGroups, ...similar.conceptGroups].flat()] } : exact;
}

function isDiet({ conceptGroups }: Term): boolean {
  return conceptGroups.flat().some((key) => diets.has(key));
}

/** The parts of a compound as terms of their own. */
function splitTerm(term: Term): Term[] {
  const { text, conceptGroups } = term;
  return conceptGroups.length > 1 ? conceptGroups.map((keys) => ({ text, conceptGroups: [keys] })) : [term];
}

/** An unknown compound by its head: "Sonntagsbrunch" is a brunch. */
function toHeadTerm({ text }: Term): Term[] {
  const head = findHead(normalizeText(text, "de"));
  return head ? [{ text, conceptGroups: [findConcepts([head], "de")] }] : [];
}
