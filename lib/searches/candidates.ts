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
  /** Lists it must stand in, all of them. */
  scope: string[];
  /** Of each group one value at least: "diet:vegan". */
  facets: string[][];
  /** Which ones stand for all where there are too many. */
  order: "likes" | "newest";
}

/**
 * Everything public that fits, unordered; one more than `mostHits` when there are too many. What matches is found first and put in order
 * then: walking an index that is in order would end at its last row where the planner expects more matches than there are.
 */
export async function readHits(tx: Transaction, { locale, query, scope, facets, order }: Wanted): Promise<Hit[]> {
  const asked = wholeQuery(query, [...scope.map((list) => [list]), ...facets]);
  const isNarrowed = asked !== null || query.maxMinutes !== null;
  if (!isNarrowed && !query.hasWords) return [];
  const { rows } = await tx.execute<Hit & Record<string, unknown>>(sql`
    with matches as materialized (${isNarrowed ? matching(asked, query, locale) : everything(locale)}),
    hits as materialized (
      select items.id, extract(epoch from items.published_at)::float8 as "publishedAt", like_count as likes
      from matches
      join items on items.id = matches.item_id
      join item_stats on item_stats.item_id = matches.item_id
      where ${isPublic()}
      order by ${order === "newest" ? sql`items.published_at desc` : sql`like_count desc`}, items.id desc
      limit ${mostRead}
    )
    select hits.id, docs.type, facets, minutes, kcal, "publishedAt", likes, title, ${score(query.terms)} as score
    from hits
    join search_docs as docs on docs.item_id = hits.id
    join item_texts on item_texts.item_id = hits.id and item_texts.locale = ${locale},
    lateral (
      select ts_filter(vector, '{a}') as a, ts_filter(vector, '{a,b}') as ab, ts_filter(vector, '{a,b,c}') as abc offset 0
    ) as parts`);
  return rows;
}

const mostRead = sql.raw(String(mostHits + 1));

function matching(asked: SQL | null, { maxMinutes }: Query, locale: Locale): SQL {
  const conditions = [
    sql`${locale} = any(locales)`,
    ...(asked ? [sql`vector @@ (${asked})`] : []),
    ...(maxMinutes === null ? [] : [sql`minutes <= ${maxMinutes}`]),
  ];
  return sql`select item_id from search_docs where ${sql.join(conditions, sql` and `)}`;
}

/** Where nothing narrows the list down, the newest recipes stand for all. */
function everything(locale: Locale): SQL {
  return sql`select items.id as item_id from items join search_docs on item_id = items.id
    where items.type = 'recipe' and ${isPublic()} and ${locale} = any(locales)
    order by items.published_at desc, items.id desc limit ${mostRead}`;
}
