import "server-only";
import { desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#lib/platform/db/client.ts";
import { searchRedirects, searchSynonyms } from "#lib/platform/db/tables/statistics/search-rules.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** A rule of the search as editors see it. */
export interface ListedRule {
  id: string;
  kind: "synonym" | "redirect";
  locale: Locale;
  typed: string;
  /** What is searched instead, or the title of the page. */
  target: string;
  isPage: boolean;
  judgedCount: number;
  ndcgBefore: number | null;
  ndcgAfter: number | null;
  reason: string;
  createdAt: Date;
  /** Null after the account was deleted. */
  createdBy: string | null;
  removedAt: Date | null;
  removedBy: string | null;
}

const maxRules = 500;
const maxRemoved = 20;

/** Lists the rules in use, the newest first. */
export function listRules(): Promise<ListedRule[]> {
  return select((removedAt) => isNull(removedAt), maxRules);
}

/** Lists the rules that were removed last. */
export function listRemovedRules(): Promise<ListedRule[]> {
  return select((removedAt) => isNotNull(removedAt), maxRemoved);
}

type Table = typeof searchSynonyms | typeof searchRedirects;

async function select(condition: (removedAt: Table["removedAt"]) => SQL, limit: number): Promise<ListedRule[]> {
  const [creators, removers] = [alias(users, "creators"), alias(users, "removers")];
  const columns = (table: Table) => ({
    id: table.id,
    locale: table.locale,
    typed: table.typed,
    judgedCount: table.judgedCount,
    ndcgBefore: table.ndcgBefore,
    ndcgAfter: table.ndcgAfter,
    reason: table.reason,
    createdAt: table.createdAt,
    createdBy: creators.name,
    removedAt: table.removedAt,
    removedBy: removers.name,
  });
  const sorted = (table: Table) => desc(sql`coalesce(${table.removedAt}, ${table.createdAt})`);
  const synonyms = await db
    .select({ ...columns(searchSynonyms), target: searchSynonyms.meaning })
    .from(searchSynonyms)
    .leftJoin(creators, eq(creators.id, searchSynonyms.creatorId))
    .leftJoin(removers, eq(removers.id, searchSynonyms.removerId))
    .where(condition(searchSynonyms.removedAt))
    .orderBy(sorted(searchSynonyms))
    .limit(limit);
  const redirects = await db
    .select({ ...columns(searchRedirects), target: redirectTarget, isPage: sql<boolean>`search is null` })
    .from(searchRedirects)
    .leftJoin(creators, eq(creators.id, searchRedirects.creatorId))
    .leftJoin(removers, eq(removers.id, searchRedirects.removerId))
    .where(condition(searchRedirects.removedAt))
    .orderBy(sorted(searchRedirects))
    .limit(limit);
  const rules = [
    ...synonyms.map((row) => ({ ...row, kind: "synonym" as const, isPage: false })),
    ...redirects.map((row) => ({ ...row, kind: "redirect" as const })),
  ];
  const timeOf = ({ removedAt, createdAt }: ListedRule) => (removedAt ?? createdAt).getTime();
  return rules.sort((a, b) => timeOf(b) - timeOf(a)).slice(0, limit);
}

const redirectTarget = sql<string>`coalesce(
  search_redirects.search,
  (select title from item_texts where item_texts.item_id = search_redirects.item_id
    order by locale = search_redirects.locale desc limit 1),
  (select title from category_texts where category_texts.category_id = search_redirects.category_id
    order by locale = search_redirects.locale desc limit 1),
  '')`;
