import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { db } from "#lib/platform/db/client.ts";
import { itemTexts } from "#lib/platform/db/tables/items.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { searchItems } from "../queries.ts";
import { judgedItems } from "../relevance/everyday-judgements.ts";
import { type GradedSearch, judgedItemSlugs, listGradedSearches } from "../relevance/judged-queries.ts";
import { ndcg } from "../relevance/judgements.ts";
import { toPhrase } from "./phrase.ts";
import { listSynonyms } from "./queries.ts";
import type { RelevanceCheck } from "./schema.ts";
import { applySynonyms, type Synonym } from "./synonyms.ts";
import type { PageTarget } from "./target-queries.ts";

/** A rule that is not in use yet. */
export type ProposedRule = { phrase: string } & ({ meaning: string } | { search: string } | PageTarget);

/** A rule for such a frequent word is judged by these queries alone. */
const maxQueries = 60;

/** The ids a search finds; null when it timed out. */
type Find = (search: string) => Promise<string[] | null>;

/**
 * Measures what a rule does to the judged queries. All queries that it does not change keep their
 * results, so only the others are searched, before and after. Items that are not in this
 * installation are left out; without any, nothing can be measured.
 */
export async function checkRelevance(locale: Locale, rule: ProposedRule): Promise<RelevanceCheck> {
  const synonyms = await listSynonyms(locale);
  const find = (changed: readonly Synonym[]) => (search: string) => findIds({ locale, search, synonyms: changed });
  const { isAffected, findAfter } = compare(rule, locale, synonyms, find);
  const affected = listGradedSearches(locale).filter(({ search }) => isAffected(search));
  const keys = await loadKeys(affected);
  const queries: RelevanceCheck["queries"] = [];
  for (const graded of affected.slice(0, maxQueries)) {
    const [before, after] = [await score(graded, keys, find(synonyms)), await score(graded, keys, findAfter)];
    if (before !== null && after !== null) queries.push({ search: graded.search, before, after });
  }
  return { queries, before: mean(queries.map(({ before }) => before)), after: mean(queries.map(({ after }) => after)) };
}

/** Whether what a rule leads to finds anything. */
export async function findsAnything(locale: Locale, search: string): Promise<boolean> {
  const result = await searchItems({ locale, search });
  return result !== null && result.counts.recipe + result.counts.article > 0;
}

function compare(
  rule: ProposedRule,
  locale: Locale,
  synonyms: readonly Synonym[],
  find: (synonyms: readonly Synonym[]) => Find,
): { isAffected: (search: string) => boolean; findAfter: Find } {
  if ("meaning" in rule) {
    const changed = [...synonyms, rule];
    const rewrite = (search: string, known: readonly Synonym[]) => applySynonyms(search, locale, known).search;
    return { isAffected: (search) => rewrite(search, synonyms) !== rewrite(search, changed), findAfter: find(changed) };
  }
  const isAffected = (search: string) => toPhrase(search, locale) === rule.phrase;
  if ("search" in rule) return { isAffected, findAfter: () => find(synonyms)(rule.search) };
  if ("itemId" in rule) return { isAffected, findAfter: async () => [rule.itemId] };
  return {
    isAffected,
    findAfter: () => findIds({ locale, search: "", listTerms: [listTerm.category(rule.key)] }),
  };
}

async function findIds(request: Parameters<typeof searchItems>[0]): Promise<string[] | null> {
  const result = await searchItems(request);
  return result && (result.ids.length > 0 ? result.ids : result.closestIds);
}

/** The keys of the judged items by their ids. */
async function loadKeys(graded: readonly GradedSearch[]): Promise<Map<string, string>> {
  const entries = Object.entries(judgedItemSlugs);
  const slugs = entries.map(([, slug]) => slug);
  if (graded.length === 0) return new Map();
  const rows = await db
    .select({ id: itemTexts.itemId, slug: itemTexts.slug })
    .from(itemTexts)
    .where(and(eq(itemTexts.locale, "en"), inArray(itemTexts.slug, slugs)));
  return new Map(rows.flatMap(({ id, slug }) => entries.filter((one) => one[1] === slug).map(([key]) => [id, key])));
}

/** nDCG of a query; null when it cannot be measured. */
async function score(graded: GradedSearch, keys: Map<string, string>, find: Find): Promise<number | null> {
  const { search, grades, isEveryday } = graded;
  const known = new Set(keys.values());
  const present = new Map([...grades].filter(([key]) => known.has(key)));
  if (grades.size > 0 && present.size === 0) return null;
  const ids = await find(search);
  if (ids === null) return null;
  const found = ids.map((id) => keys.get(id) ?? "?");
  if (!isEveryday) return ndcg(found, present);
  return ndcg(
    found.filter((key) => judgedItems.has(key)),
    present,
  );
}

function mean(scores: number[]): number | null {
  return scores.length > 0 ? scores.reduce((sum, one) => sum + one, 0) / scores.length : null;
}
