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

/**
 * The tsquery of a word: all it means, or where nobody knows that its stem in either language. Only where it has one of `weights`, which
 * no index knows of: for what is found already.
 */
export function termQuery(term: Term, weights = ""): SQL {
  const { meanings, isBeginning } = term;
  const keys = meanings.map((some) => some.map((key) => `=${key}`));
  const whole = meanings.length > 0 ? lexemes(keys, weights) : plain(term, weights);
  return isBeginning ? sql`(${whole} || ${beginning(term, weights)})` : whole;
}

/** Words that begin so. */
function beginning({ text }: Term, weights: string): SQL {
  const folded = [...new Set(locales.flatMap((locale) => tokens(text, locale).slice(-1)))];
  const query = folded.map((word) => `${quoted(word)}:*${weights}`).join(" | ");
  return sql`${query}::tsquery`;
}

function plain({ text }: Term, weights: string): SQL {
  const stems = sql`(plainto_tsquery(search_config('de'), fold(${text}, 'de')) || plainto_tsquery(search_config('en'), fold(${text}, 'en')))`;
  // Each stem is written in quotes; those in it are doubled.
  return weights ? sql`regexp_replace(${stems}::text, $$('([^']|'')+')$$, ${`\\1:${weights}`}, 'g')::tsquery` : stems;
}

/** Everything at once; facets and lists are lexemes too, so that one index answers. Null where nothing was asked. */
export function wholeQuery(query: Query, facets: string[][]): SQL | null {
  const parts = [
    ...query.terms.map((term) => termQuery(term)),
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
function lexemes(all: string[][], weights = ""): SQL {
  const suffix = weights && `:${weights}`;
  const text = all.map((some) => `(${some.map((lexeme) => quoted(lexeme) + suffix).join(" | ")})`).join(" & ");
  return sql`${text}::tsquery`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`;
}

/**
 * How well a document fits, 0 and up: each word counts for the best place it stands in, from title to summary. `said` is its vector
 * without the summary.
 */
export function score(terms: Term[]): SQL<number> {
  const points = terms.map(
    (
      term,
    ) => sql`case when said @@ ${termQuery(term, "A")} then ${scores.A} when said @@ ${termQuery(term, "AB")} then ${scores.B}
      when said @@ ${termQuery(term)} then ${scores.C} else ${scores.D} end`,
  );
  return sql<number>`((${sql.join(points, sql` + `)})::float8 / ${terms.length})`;
}

const scores = { A: sql.raw("8"), B: sql.raw("5"), C: sql.raw("2"), D: sql.raw("1") };
