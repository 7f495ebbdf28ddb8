import "server-only";
import { sql } from "drizzle-orm";
import { splitCompound } from "#lib/content/search-index/compound-splitter.ts";
import { knownWords } from "#lib/content/search-index/vocabulary.ts";
import { normalizeText } from "#lib/measures/kitchen-text/normalize.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { type ParsedQuery, parseQuery, type Term } from "./query-parser.ts";
import { findNearestWord, listParts, splitJoinedWords } from "./spell-check.ts";
import { termTsquery } from "./tsquery.ts";

/** Longer words are not looked through for joined words. */
const maxSplitLength = 30;
/** Shorter parts of them are not looked up as compounds. */
const minCompoundLength = 8;

/** A word that occurs nowhere, and the word that was searched instead. */
export interface Correction {
  typed: string;
  meant: string;
}

/** A query as it is searched, and what became of its unknown words. */
interface CorrectedQuery {
  query: ParsedQuery;
  corrections: Correction[];
  /** Terms that no document contains, and that resemble no known word. */
  unmatched: Term[];
}

/**
 * Replaces words that have no concept and occur in no document: joined words by their parts, others
 * by the nearest word that does occur, which may be a completion ("mozz"). A word that is known
 * never changes, and one without a near word that finds something stays.
 */
export async function correctSpelling(tx: Transaction, query: ParsedQuery, locale: Locale): Promise<CorrectedQuery> {
  const unknown = await findUnmatched(
    tx,
    query.terms.filter(({ conceptGroups }) => conceptGroups.length === 0),
  );
  const suggested = new Map<Term, { meant: string; terms: Term[] }>();
  for (const term of unknown) {
    const meant = await suggestWord(tx, term.text);
    if (meant) suggested.set(term, { meant, terms: parseQuery(meant, locale).terms });
  }
  const unfound = new Set(
    await findUnmatched(
      tx,
      [...suggested.values()].flatMap(({ terms }) => terms),
    ),
  );
  for (const [term, { terms }] of suggested) {
    if (terms.length === 0 || terms.some((one) => unfound.has(one))) suggested.delete(term);
  }
  return {
    query: { ...query, terms: query.terms.flatMap((term) => suggested.get(term)?.terms ?? [term]) },
    corrections: [...suggested].map(([{ text }, { meant }]) => ({ typed: text, meant })),
    unmatched: unknown.filter((term) => !suggested.has(term)),
  };
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

async function suggestWord(tx: Transaction, typed: string): Promise<string | null> {
  return (await splitWord(tx, typed)) ?? findNearest(tx, typed);
}

async function splitWord(tx: Transaction, typed: string): Promise<string | null> {
  const word = normalizeText(typed, "de");
  if (word.length > maxSplitLength) return null;
  // Parts consist of letters and digits, so that the array needs no quotes.
  const parts = `{${listParts(word).join(",")}}`;
  const { rows } = await tx.execute<{ word: string; spelling: string }>(
    sql`select word, spelling from search_words where word = any(${parts}::text[])`,
  );
  const spellings = new Map([...knownWords, ...rows.map((row) => [row.word, row.spelling] as const)]);
  const isKnownWord = (part: string) =>
    spellings.has(part) || (part.length >= minCompoundLength && splitCompound(part) !== null);
  const words = splitJoinedWords(word, isKnownWord);
  return words?.map((part) => spellings.get(part) ?? part).join(" ") ?? null;
}

/**
 * Candidates come from the trigram index of `search_words`
 * (https://www.postgresql.org/docs/current/pgtrgm.html).
 */
async function findNearest(tx: Transaction, word: string): Promise<string | null> {
  const normalized = [...new Set(locales.map((locale) => normalizeText(word, locale)))];
  const [first = ""] = normalized;
  const { rows } = await tx.execute<{ word: string; spelling: string }>(sql`
    (select word, spelling from search_words where word % ${first} order by similarity(word, ${first}) desc, word limit 20)
    union (select word, spelling from search_words where word like ${`${first.replace(/[\\%_]/g, "\\$&")}%`} order by length(word), word limit 5)`);
  const spellings = new Map([...rows.map((row) => [row.word, row.spelling] as const), ...knownWords]);
  const meant = findNearestWord(normalized, spellings.keys());
  return meant && (spellings.get(meant) ?? spellCompound(meant, spellings));
}

/**
 * Spells a compound that was corrected in one of its parts: "kurbis" and "suppe" as "Kürbissuppe".
 */
function spellCompound(word: string, spellings: ReadonlyMap<string, string>): string {
  for (let at = 1; at < word.length; at++) {
    const [start, end] = [spellings.get(word.slice(0, at)), spellings.get(word.slice(at))];
    if (start && end) return start + end.toLowerCase();
  }
  return word;
}
