import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { locales } from "#lib/i18n/locales.ts";
import { facet, timeLimits } from "#lib/search/facets.ts";
import { tokens } from "#lib/search/fold.ts";
import { isEdible } from "#lib/search/vocabulary.ts";
import type { Query, Term } from "./query.ts";

/** What somebody who leaves one thing out leaves out with it. */
const broader: Record<string, string> = { milk: "dairy", "lactose-free": "dairy" };
/** Not things to eat, but known of every recipe. */
const ovenKeys = new Set(["oven", "baking"]);

/** The tsquery of a word: all it means, or where nobody knows that its stem in either language. */
export function termQuery(term: Term): SQL {
  const { meanings, isBeginning } = term;
  const whole = meanings.length > 0 ? lexemes(meanings.map((keys) => keys.map((key) => `=${key}`))) : plain(term);
  return isBeginning ? sql`(${whole} || ${beginning(term)})` : whole;
}

/** Words of titles that begin so. */
function beginning({ text }: Term): SQL {
  const folded = [...new Set(locales.flatMap((locale) => tokens(text, locale).slice(-1)))];
  const query = folded.map((word) => `${quoted(word)}:*A`).join(" | ");
  return sql`${query}::tsquery`;
}

function plain({ text }: Term): SQL {
  return sql`(plainto_tsquery(search_config('de'), fold(${text}, 'de')) || plainto_tsquery(search_config('en'), fold(${text}, 'en')))`;
}

/** Everything at once; facets and lists are lexemes too, so that one index answers. Null where nothing was asked. */
export function wholeQuery(query: Query, facets: string[][]): SQL | null {
  const parts = [
    ...query.terms.map(termQuery),
    ...query.excluded.map((term) => sql`!!(${exclusion(term)})`),
    ...timeLexeme(query.maxMinutes),
    ...(facets.length > 0 ? [lexemes(facets.map((values) => values.map(facetLexeme)))] : []),
  ];
  return parts.length > 0 ? sql.join(parts, sql` && `) : null;
}

const facetLexeme = (value: string) => `@${value}`;

/** Narrows down by the next longer time that is a facet; the minutes themselves are compared afterwards. */
function timeLexeme(maxMinutes: number | null): SQL[] {
  const limit = timeLimits.find((minutes) => maxMinutes !== null && maxMinutes <= Number(minutes));
  return limit ? [lexemes([[facetLexeme(facet("time", limit))]])] : [];
}

function exclusion(term: Term): SQL {
  const { meanings } = term;
  if (meanings.length === 0) return termQuery(term);
  return lexemes(meanings.map((keys) => keys.map(excludedLexeme)));
}

function excludedLexeme(key: string): string {
  if (ovenKeys.has(key)) return "#oven";
  return isEdible(key) ? `#${broader[key] ?? key}` : `=${broader[key] ?? key}`;
}

/** All of these, of each one; the keys come from our own vocabulary and tables. */
function lexemes(all: string[][]): SQL {
  const text = all.map((some) => `(${some.map(quoted).join(" | ")})`).join(" & ");
  return sql`${text}::tsquery`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`;
}

/**
 * How well a document fits, 0 and up: each word counts for the best place it stands in, from title to summary. Words of the title that
 * were not asked for count against it.
 */
export function score(terms: Term[]): SQL<number> {
  if (terms.length === 0) return sql<number>`0::float8`;
  const points = terms.map((term) => {
    const query = termQuery(term);
    return sql`case when a @@ ${query} then ${scores.A} when ab @@ ${query} then ${scores.B} when abc @@ ${query} then ${scores.C}
      else ${scores.D} end`;
  });
  return sql<number>`((${sql.join(points, sql` + `)})::float8 / ${terms.length})`;
}

const scores = { A: sql.raw("8"), B: sql.raw("5"), C: sql.raw("2"), D: sql.raw("1") };
