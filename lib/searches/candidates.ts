import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { ItemType } from "#lib/db/tables/items.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Sort } from "./choice.ts";
import { score, wholeQuery } from "./match.ts";
import type { Query } from "./query.ts";

/** So many hits are looked at; of more, some of the most liked (or the newest, where they are asked for) stand for all. */
export const mostHits = 1000;
/** So many of them, if not more, come before everything else that fits; of the others only that they are among what follows. */
export const mostSure = 200;

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

/** Places among the most liked and the newest, see `search_docs`. */
const looks = [0, 1, 2, 3];

export interface Wanted {
  locale: Locale;
  query: Query;
  /** Lists it must stand in, all of them. */
  scope: string[];
  /** Of each group one value at least: "diet:vegan". */
  facets: string[][];
  sort: Sort;
  /** Hits that are enough; `mostHits` and one more unless given, so that one sees when there are too many. */
  enough?: number;
}

/** Everything public that fits, unordered; no more than is enough. */
export function readHits(tx: Transaction, wanted: Wanted): Promise<Hit[]> {
  const { locale, query, sort } = wanted;
  const isTitled = sort === "title";
  // The search knows the likes of the last hour, which do where they are not what is asked for.
  const isLiked = sort === "likes";
  return lookThrough(wanted, async (fitting, isSure) => {
    const isScored = isSure && sort === "relevance" && query.terms.length > 0;
    const { rows } = await tx.execute<Hit & Record<string, unknown>>(sql`
      with hits as materialized (${fitting})
      select hits.item_id as id, type, facets, minutes, kcal, extract(epoch from published_at)::float8 as "publishedAt",
        ${isLiked ? sql`item_stats.like_count` : sql`hits.like_count`} as likes,
        ${isTitled ? sql`title` : sql`''`} as title, ${isScored ? score(query.terms) : sql`0`} as score
      from hits
      ${isLiked ? sql`join item_stats using (item_id)` : sql``}
      ${isTitled ? sql`join item_texts on item_texts.item_id = hits.item_id and locale = ${locale}` : sql``}
      ${isScored ? sql`, lateral (select ts_filter(vector, '{a,b,c}') as said offset 0) as parts` : sql``}`);
    return rows;
  });
}

/** The same, only to be counted. */
export function readCounted(tx: Transaction, wanted: Wanted): Promise<Counted[]> {
  return lookThrough(wanted, async (fitting) => {
    const { rows } = await tx.execute<Counted & Record<string, unknown>>(sql`
      select type, facets from (${fitting}) as hits`);
    return rows;
  });
}

type Read<Row> = (fitting: SQL, isSure: boolean) => Promise<Row[]>;

/**
 * Reads what fits among the few that are liked most (or are newest), then among more, then among all, until there is enough: whatever is
 * frequent is found among the few, whatever is rare is few anyway. As soon as some hundred surely are the first of all, the others are taken
 * as they come: so nobody ever reads and orders much more than is enough. None where nothing was asked.
 */
async function lookThrough<Row>(wanted: Wanted, read: Read<Row>): Promise<Row[]> {
  const { query, scope, facets, sort, enough = mostHits + 1 } = wanted;
  const asked = wholeQuery(query, [...scope.map((list) => [list]), ...facets]);
  if (!asked) {
    // Where nothing narrows the list down, the newest recipes stand for all.
    const isEverything = query.hasWords || query.maxMinutes !== null;
    return isEverything ? read(select(wanted, [sql`type = 'recipe'`], sql`published_at desc`, enough), true) : [];
  }
  const isNewest = sort === "newest";
  const place = isNewest ? sql`recency` : sql`standing`;
  // By a number, because an index in this order would be walked to its end where the planner expects more than there is.
  const order = isNewest ? sql`extract(epoch from published_at) desc` : sql`like_count desc`;
  const found: Row[] = [];
  for (const look of looks) {
    const isSure = found.length < mostSure;
    const conditions = [sql`vector @@ (${asked})`, sql`${place} = ${sql.raw(String(look))}`];
    found.push(...(await read(select(wanted, conditions, isSure ? order : null, enough - found.length), isSure)));
    if (found.length >= enough) break;
  }
  return found;
}

function select({ locale, query }: Wanted, conditions: SQL[], order: SQL | null, most: number): SQL {
  const all = [
    ...conditions,
    sql`${locale} = any(locales) and published_at <= now() and (expires_at is null or expires_at > now())`,
    ...(query.maxMinutes === null ? [] : [sql`minutes <= ${query.maxMinutes}`]),
  ];
  return sql`
    select item_id, type, facets, minutes, kcal, published_at, like_count, vector from search_docs
    where ${sql.join(all, sql` and `)}
    ${order ? sql`order by ${order}, item_id desc` : sql``} limit ${sql.raw(String(most))}`;
}
