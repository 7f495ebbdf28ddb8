import "server-only";
import { or, type SQL, sql } from "drizzle-orm";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { parseQuery } from "./query-parser.ts";
import { queryTsquery } from "./tsquery.ts";

/**
 * Builds the condition that an item matches what was typed, for lists that have an order of their
 * own: as the search of the site finds it, or as a part of its title.
 *
 * @returns a condition on `search_docs` and `item_texts`; null when nothing was typed
 */
export function buildSearchCondition(search: string, locale: Locale): SQL | null {
  const text = search.trim();
  if (text === "") return null;
  const query = parseQuery(text, locale);
  const tsquery = query.hasWords ? queryTsquery(query, []) : null;
  const limit = query.maxMinutes === null ? sql`` : sql` and search_docs.minutes <= ${query.maxMinutes}`;
  const normalize = (value: SQL) => sql`normalize_text(${value}, ${sql.raw(`'${locale}'`)})`;
  // The function drops some words ("für"), here on both sides; a text of them alone is nothing.
  const typed = normalize(sql`${text}`);
  const isInTitle = sql`(btrim(${typed}) <> '' and position(${typed} in ${normalize(sql`item_texts.title`)}) > 0)`;
  return or(tsquery ? sql`(search_docs.vector @@ (${tsquery})${limit})` : undefined, isInTitle) ?? null;
}
