import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "#lib/db/transaction.ts";
import { type Locale, locales } from "#lib/i18n/locales.ts";
import { normalizeText } from "#lib/search-index/normalize.ts";
import { knownWords } from "#lib/search-index/vocabulary.ts";
import { type ParsedQuery, parseQuery, type Term } from "./query-parser.ts";
import { findNearestWord } from "./spell-check.ts";
import { termTsquery } from "./tsquery.ts";

/** A word that occurs nowhere, and the word that was searched instead. */
export interface Correction {
  typed: string;
  meant: string;
}

/**
 * Replaces words that have no concept and occur in no document by the nearest word that does: a
 * completion ("mozz") or a word with few edits. Words without a near one stay.
 */
export async function correctSpelling(
  tx: Transaction,
  query: ParsedQuery,
  locale: Locale,
): Promise<{ query: ParsedQuery; corrections: Correction[] }> {
  const unknown = query.terms.filter(({ conceptGroups }) => conceptGroups.length === 0);
  const suggestions = new Map<Term, string | null>();
  for (const term of await findUnmatched(tx, unknown)) suggestions.set(term, await suggestWord(tx, term.text));
  const corrections: Correction[] = [];
  const terms = query.terms.flatMap((term) => {
    const meant = suggestions.get(term);
    if (!meant) return [term];
    corrections.push({ typed: term.text, meant });
    return parseQuery(meant, locale).terms;
  });
  return { query: { ...query, terms }, corrections };
}

async function findUnmatched(tx: Transaction, terms: Term[]): Promise<Term[]> {
  if (terms.length === 0) return [];
  // A frequent word is found in the first tiers already, whose index has a fortieth of the size.
  const checks = terms.map((term) => {
    const matching = sql`select from search_docs where vector @@ ${termTsquery(term)}`;
    return sql`exists (${matching} and like_tier <= 1) or exists (${matching})`;
  });
  const { rows } = await tx.execute<{ matched: boolean[] }>(sql`select array[${sql.join(checks, sql`, `)}] as matched`);
  return terms.filter((_, index) => !rows[0]?.matched[index]);
}

/**
 * Candidates come from the trigram index of `search_words`
 * (https://www.postgresql.org/docs/current/pgtrgm.html).
 */
async function suggestWord(tx: Transaction, word: string): Promise<string | null> {
  const normalized = [...new Set(locales.map((locale) => normalizeText(word, locale)))];
  const [first = ""] = normalized;
  const { rows } = await tx.execute<{ word: string; spelling: string }>(sql`
    (select word, spelling from search_words where word % ${first} order by similarity(word, ${first}) desc, word limit 20)
    union (select word, spelling from search_words where word like ${`${first.replace(/[\\%_]/g, "\\$&")}%`} order by length(word), word limit 5)`);
  const spellings = new Map([...rows.map((row) => [row.word, row.spelling] as const), ...knownWords]);
  const meant = findNearestWord(normalized, spellings.keys());
  return meant && (spellings.get(meant) ?? meant);
}
