import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { knownContents } from "#lib/content/search-index/document.ts";
import { facetTerm, timeLimitsMinutes } from "#lib/content/search-index/facets.ts";
import { isEdible } from "#lib/content/search-index/vocabulary.ts";
import { tokenize } from "#lib/measures/kitchen-text/normalize.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import type { ParsedQuery, Term } from "./query-parser.ts";

/*
 * Builds tsquery values (https://www.postgresql.org/docs/current/datatype-textsearch.html). The
 * prefixes of the lexemes are those of lib/content/search-index/document.ts.
 */

/** A search without milk or without lactose is a search without dairy. */
const exclusionAliases: Record<string, string> = { milk: "dairy", "lactose-free": "dairy" };
/** Excluding one of these looks at the preparation of a recipe. */
const ovenKeys = new Set(["oven", "baking"]);

/**
 * The tsquery of a term: all its concepts, or its stems in both languages if it has none.
 * @param weights Restricts it to lexemes with one of these weights ("AB"). An index does not store
 *   weights, so this is only for documents that are already found.
 */
export function termTsquery(term: Term, weights = ""): SQL {
  const { conceptGroups, isPrefix } = term;
  const groups = conceptGroups.map((keys) => keys.map((key) => `=${key}`));
  const exact = groups.length > 0 ? lexemeTsquery(groups, weights) : stemTsquery(term, weights);
  return isPrefix ? sql`(${exact} || ${prefixTsquery(term, weights)})` : exact;
}

/**
 * The tsquery of a whole query. Facets and lists are lexemes too, so that one index answers all;
 * null for an empty query.
 */
export function queryTsquery(query: ParsedQuery, termGroups: string[][]): SQL | null {
  const parts = [
    ...query.terms.map((term) => termTsquery(term)),
    ...anyGroupTsquery(query.alternatives ?? []),
    ...query.excludedTerms.map((term) => sql`!!(${exclusionTsquery(term)})`),
    ...(query.excludedTerms.some(isContent) ? [lexemeTsquery([[knownContents]])] : []),
    ...timeLimitTsquery(query.maxMinutes),
    ...(termGroups.length > 0 ? [lexemeTsquery(termGroups.map((terms) => terms.map(toFacetLexeme)))] : []),
  ];
  return parts.length > 0 ? sql.join(parts, sql` && `) : null;
}

function anyGroupTsquery(groups: Term[][]): SQL[] {
  const groupQueries = groups.map((terms) =>
    sql.join(
      terms.map((term) => termTsquery(term)),
      sql` && `,
    ),
  );
  return groups.length > 0
    ? [
        sql`(${sql.join(
          groupQueries.map((one) => sql`(${one})`),
          sql` || `,
        )})`,
      ]
    : [];
}

/** Matches words that begin with the last word of a term. */
function prefixTsquery({ text }: Term, weights: string): SQL {
  const normalized = [...new Set(locales.flatMap((locale) => tokenize(text, locale).slice(-1)))];
  const query = normalized.map((word) => `${quoteLexeme(word)}:*${weights}`).join(" | ");
  return sql`${query}::tsquery`;
}

function stemTsquery({ text }: Term, weights: string): SQL {
  const stems = locales.map(
    (locale) =>
      sql`plainto_tsquery(search_config(${sql.raw(`'${locale}'`)}), normalize_text(${text}, ${sql.raw(`'${locale}'`)}))`,
  );
  const query = sql`(${sql.join(stems, sql` || `)})`;
  // In the text of a tsquery each stem is in quotes, and quotes within it are doubled.
  return weights ? sql`regexp_replace(${query}::text, $$('([^']|'')+')$$, ${`\\1:${weights}`}, 'g')::tsquery` : query;
}

/**
 * The smallest time facet that includes the duration. The exact minutes are compared afterwards.
 */
function timeLimitTsquery(maxMinutes: number | null): SQL[] {
  const limit = timeLimitsMinutes.find((minutes) => maxMinutes !== null && maxMinutes <= Number(minutes));
  return limit ? [lexemeTsquery([[toFacetLexeme(facetTerm("time", limit))]])] : [];
}

function exclusionTsquery(term: Term): SQL {
  const { conceptGroups } = term;
  if (conceptGroups.length === 0) return termTsquery(term);
  return lexemeTsquery(conceptGroups.map((keys) => keys.map(toExcludedLexeme)));
}

/** Whether a term excludes what a dish contains, which a story about it does not tell. */
function isContent({ conceptGroups }: Term): boolean {
  return conceptGroups.flat().some((key) => toExcludedLexeme(key).startsWith("#"));
}

function toExcludedLexeme(key: string): string {
  if (ovenKeys.has(key)) return "#oven";
  return isEdible(key) ? `#${exclusionAliases[key] ?? key}` : `=${exclusionAliases[key] ?? key}`;
}

const toFacetLexeme = (term: string) => `@${term}`;

/** All groups must match, each with one of its lexemes. */
function lexemeTsquery(groups: string[][], weights = ""): SQL {
  const suffix = weights && `:${weights}`;
  const query = groups
    .map((lexemes) => `(${lexemes.map((lexeme) => quoteLexeme(lexeme) + suffix).join(" | ")})`)
    .join(" & ");
  return sql`${query}::tsquery`;
}

function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`;
}
