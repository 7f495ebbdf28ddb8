import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { isPublic } from "#lib/db/public.ts";
import type { ItemType } from "#lib/db/tables/items.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { score, wholeQuery } from "./match.ts";
import type { Query } from "./query.ts";

/** So many hits are looked at; of more, the most liked (or the newest, where they are asked for) stand for all. */
export const mostHits = 1000;

export interface Hit {
  id: string;
  type: ItemType;
  score: number;
  likes: number;
  publishedAt: number;
  minutes: number | null;
  kcal: number | null;
  title: string;
  facets: string[];
}

export interface Wanted {
  locale: Locale;
  query: Query;
  /** Of each group one value at least: "diet:vegan". */
  facets: string[][];
  /** Which ones stand for all where there are too many. */
  order: "likes" | "newest";
}

/** Everything public that fits, unordered; one more than `mostHits` when there are too many. */
export async function readHits(tx: Transaction, { locale, query, facets, order }: Wanted): Promise<Hit[]> {
  const asked = wholeQuery(query, facets);
  const isEverything = query.terms.length + query.excluded.length === 0 && query.maxMinutes === null;
  if (isEverything && !query.hasWords && facets.length === 0) return [];
  const conditions: SQL[] = [
    sql`${locale} = any(docs.locales)`,
    sql`${isPublic()}`,
    ...(asked ? [sql`docs.vector @@ (${asked})`] : []),
    ...(query.maxMinutes === null ? [] : [sql`docs.minutes <= ${query.maxMinutes}`]),
  ];
  const first =
    order === "newest" ? sql`items.published_at desc, items.id desc` : sql`like_count desc, item_stats.item_id desc`;
  const { rows } = await tx.execute<Hit & Record<string, unknown>>(sql`
    with hits as materialized (
      select items.id, docs.type, docs.vector, docs.facets, docs.minutes, docs.kcal,
        extract(epoch from items.published_at)::float8 as "publishedAt", like_count as likes
      from search_docs as docs
      join items on items.id = docs.item_id
      join item_stats on item_stats.item_id = docs.item_id
      where ${sql.join(conditions, sql` and `)}
      order by ${first}
      limit ${sql.raw(String(mostHits + 1))}
    )
    select hits.id, type, facets, minutes, kcal, "publishedAt", likes, title, ${score(query.terms)} as score
    from hits
    join item_texts on item_texts.item_id = hits.id and item_texts.locale = ${locale},
    lateral (select ts_filter(vector, '{a}') as a, ts_filter(vector, '{a,b}') as ab, ts_filter(vector, '{a,b,c}') as abc) as parts`);
  return rows;
}
