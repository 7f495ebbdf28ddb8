import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { ItemType } from "#lib/db/tables/items.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Sort } from "./choice.ts";
import { score, wholeQuery } from "./match.ts";
import type { Query } from "./query.ts";

/** So many hits are looked at; of more, the most liked (or the newest, where they are asked for) stand for all. */
export const mostHits = 1000;

/** As much of a hit as counting needs. */
export interface Counted {
  type: ItemType;
  facets: string[];
}

export interface Hit extends Counted {
  id: string;
  /** 0 unless the best fit comes first. */
  score: number;
  likes: number;
  publishedAt: number;
  minutes: number | null;
  kcal: number | null;
  /** Empty unless titles are to be sorted. */
  title: string;
}

export interface Wanted {
  locale: Locale;
  query: Query;
  /** Lists it must stand in, all of them. */
  scope: string[];
  /** Of each group one value at least: "diet:vegan". */
  facets: string[][];
  sort: Sort;
}

/** Everything public that fits, unordered; one more than `mostHits` when there are too many. */
export async function readHits(tx: Transaction, wanted: Wanted): Promise<Hit[]> {
  const { locale, query, sort } = wanted;
  const hits = selectHits(wanted);
  if (!hits) return [];
  const isScored = sort === "relevance" && query.terms.length > 0;
  const isTitled = sort === "title";
  const { rows } = await tx.execute<Hit & Record<string, unknown>>(sql`
    ${hits}
    select item_id as id, type, facets, minutes, kcal, extract(epoch from published_at)::float8 as "publishedAt",
      item_stats.like_count as likes, ${isTitled ? sql`title` : sql`''`} as title, ${isScored ? score(query.terms) : sql`0`} as score
    from hits
    join item_stats using (item_id)
    ${isTitled ? sql`join item_texts using (item_id)` : sql``}
    ${isScored ? sql`, lateral (select ts_filter(vector, '{a,b,c}') as said offset 0) as parts` : sql``}
    ${isTitled ? sql`where locale = ${locale}` : sql``}`);
  return rows;
}

/** The same, only to be counted. */
export async function readCounted(tx: Transaction, wanted: Wanted): Promise<Counted[]> {
  const hits = selectHits(wanted);
  if (!hits) return [];
  const { rows } = await tx.execute<Counted & Record<string, unknown>>(sql`${hits} select type, facets from hits`);
  return rows;
}

const mostRead = sql.raw(String(mostHits + 1));

/**
 * Names the rows that fit `hits`. They are looked for among the few that are liked most (or are newest), then among more, then among all,
 * until there are enough: whatever is frequent is found among the few, whatever is rare is few anyway, and so nobody ever reads and
 * orders more than some thousand rows. Null where nothing was asked.
 */
function selectHits({ locale, query, scope, facets, sort }: Wanted): SQL | null {
  const asked = wholeQuery(query, [...scope.map((list) => [list]), ...facets]);
  const isNewest = sort === "newest";
  const conditions = [
    sql`${locale} = any(locales) and published_at <= now() and (expires_at is null or expires_at > now())`,
    ...(query.maxMinutes === null ? [] : [sql`minutes <= ${query.maxMinutes}`]),
  ];
  const fitting = (more: SQL[], order: SQL) => sql`
    select item_id, type, facets, minutes, kcal, published_at, vector from search_docs
    where ${sql.join([...conditions, ...more], sql` and `)}
    order by ${order}, item_id desc limit ${mostRead}`;
  if (!asked) {
    // Where nothing narrows the list down, the newest recipes stand for all.
    const isEverything = query.hasWords || query.maxMinutes !== null;
    return isEverything ? sql`with hits as (${fitting([sql`type = 'recipe'`], sql`published_at desc`)})` : null;
  }
  const place = isNewest ? sql`recency` : sql`standing`;
  // By a number, because an index in this order would be walked to its end where the planner expects more than there is.
  const order = isNewest ? sql`extract(epoch from published_at) desc` : sql`like_count desc`;
  const among = (...more: SQL[]) => fitting([sql`vector @@ (${asked})`, ...more], order);
  return sql`
    with few as materialized (${among(sql`${place} <= 0`)}),
    more as materialized (${among(sql`${place} <= 1`, lacks("few"))}),
    many as materialized (${among(sql`${place} <= 2`, lacks("few"), lacks("more"))}),
    whole as materialized (${among(lacks("few"), lacks("more"), lacks("many"))}),
    hits as (
      select * from few where not ${lacks("few")} union all select * from more where not ${lacks("more")}
      union all select * from many where not ${lacks("many")} union all select * from whole
    )`;
}

/** A look there has not found enough. */
function lacks(look: string): SQL {
  return sql`(select count(*) from ${sql.raw(look)}) < ${mostRead}`;
}
