import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { locales } from "#lib/i18n/locales.ts";
import { fold } from "#lib/search/fold.ts";
import { knownWords } from "#lib/search/vocabulary.ts";
import { termQuery } from "./match.ts";
import { nearest } from "./nearest.ts";
import { parseQuery, type Query, type Term } from "./query.ts";

export interface Correction {
  typed: string;
  meant: string;
}

/**
 * Words that stand nowhere and mean nothing are taken for the nearest word that does, if there is one near enough: a beginning
 * ("mozz"), or a word with a letter too many, too few, another or two swapped.
 */
export async function correct(
  tx: Transaction,
  query: Query,
  locale: Locale,
): Promise<{ query: Query; corrections: Correction[] }> {
  const unknown = query.terms.filter(({ meanings }) => meanings.length === 0);
  const missing = await findMissing(tx, unknown);
  const found = new Map<Term, string | null>();
  for (const term of missing) found.set(term, await guess(tx, term.text));
  const corrections: Correction[] = [];
  const terms = query.terms.flatMap((term) => {
    const meant = found.get(term);
    if (!meant) return [term];
    corrections.push({ typed: term.text, meant });
    return parseQuery(meant, locale).terms;
  });
  return { query: { ...query, terms }, corrections };
}

async function findMissing(tx: Transaction, terms: Term[]): Promise<Term[]> {
  if (terms.length === 0) return [];
  // What is frequent is found among the most liked already, in an index a fortieth as large.
  const checks = terms.map((term) => {
    const has = sql`select from search_docs where vector @@ ${termQuery(term)}`;
    return sql`exists (${has} and standing <= 1) or exists (${has})`;
  });
  const { rows } = await tx.execute<{ found: boolean[] }>(sql`select array[${sql.join(checks, sql`, `)}] as found`);
  return terms.filter((_, place) => !rows[0]?.found[place]);
}

async function guess(tx: Transaction, word: string): Promise<string | null> {
  const folded = [...new Set(locales.map((locale) => fold(word, locale)))];
  const [first = ""] = folded;
  const { rows } = await tx.execute<{ word: string; spelling: string }>(sql`
    (select word, spelling from search_words where word % ${first} order by similarity(word, ${first}) desc, word limit 20)
    union (select word, spelling from search_words where word like ${`${first.replace(/[\\%_]/g, "\\$&")}%`} order by length(word), word limit 5)`);
  const written = new Map([...rows.map(({ word: known, spelling }) => [known, spelling] as const), ...knownWords]);
  const meant = nearest(folded, written.keys());
  return meant && (written.get(meant) ?? meant);
}
