import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { ItemType } from "#lib/db/tables/items.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { scope as listOf } from "#lib/search/scopes.ts";
import type { Sort } from "./choice.ts";
import { score, wholeQuery } from "./match.ts";
import type { Query } from "./query.ts";

/** So many hits are looked at; of more, some of the most liked (or the newest or best rated, where they are asked for) stand for all. */
export const mostHits = 1000;
/** So many of them surely are the first of all that fits; the others are some of those that follow. */
export const mostSure = 300;

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
  /** Weighted, see `search_docs`; null for what nobody has rated. */
  rating: number | null;
  publishedAt: number;
  minutes: number | null;
  kcal: number | null;
  /** Empty unless titles are to be sorted. */
  title: string;
}

const mostEnough = mostHits + 1;

/** Places among the most liked, the newest and the best rated, see `search_docs`. */
const looks = [0, 1, 2, 3];

interface Ranking {
  place: SQL;
  order: SQL;
}

const mostLiked: Ranking = { place: sql`standing`, order: sql`like_count desc` };
const rankings: Partial<Record<Sort, Ranking>> = {
  likes: mostLiked,
  rating: { place: sql`esteem`, order: sql`rating desc nulls last, like_count desc` },
  // By a number, because an index in this order would be walked to its end where the planner expects more than there is.
  newest: { place: sql`recency`, order: sql`extract(epoch from published_at) desc` },
};

/** Whether what comes first in this order is known beforehand. */
export const isRanked = (sort: Sort) => sort in rankings;

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
export async function readHits(tx: Transaction, wanted: Wanted): Promise<Hit[]> {
  const { sort, enough = mostEnough } = wanted;
  // In another order nobody sees which are the most liked.
  const sure = sort === "relevance" || isRanked(sort) ? mostSure : 0;
  const hits = await lookThrough(wanted, sure, async (fitting) => {
    const { rows } = await tx.execute<Hit & Record<string, unknown>>(sql`
      select item_id as id, type, facets, minutes, kcal, like_count as likes, rating, 0 as score, '' as title,
        extract(epoch from published_at)::float8 as "publishedAt" ${fitting}`);
    return rows;
  });
  // Of too many the first are enough to compare with what was asked.
  const compared = hits.length < enough || sort === "title" ? hits : hits.slice(0, mostSure);
  const details = await readDetails(tx, wanted, compared);
  return hits.map((hit) => ({ ...hit, ...details.get(hit.id) }));
}

/** The same, only to be counted. */
export function readCounted(tx: Transaction, wanted: Wanted): Promise<Counted[]> {
  return lookThrough(wanted, 0, async (fitting) => {
    const { rows } = await tx.execute<Counted & Record<string, unknown>>(sql`select type, facets ${fitting}`);
    return rows;
  });
}

type Detail = Pick<Hit, "id"> & Partial<Pick<Hit, "score" | "likes" | "title">>;

/** What takes longer to read: how well they fit, how much they are liked right now, their titles; only what they are sorted by. */
async function readDetails(
  tx: Transaction,
  { locale, query, sort }: Wanted,
  hits: Hit[],
): Promise<Map<string, Detail>> {
  const found = sql`unnest(${`{${hits.map(({ id }) => id).join(",")}}`}::uuid[]) as found (item_id)`;
  const details: Partial<Record<Sort, SQL>> = {
    title: sql`select item_id as id, title from ${found} join item_texts using (item_id) where locale = ${locale}`,
    likes: sql`select item_id as id, like_count as likes from ${found} join item_stats using (item_id)`,
    ...(query.terms.length > 0 && {
      relevance: sql`select item_id as id, ${score(query.terms)} as score from ${found} join search_docs using (item_id),
        lateral (select ts_filter(vector, '{a,b,c}') as said offset 0) as parts`,
    }),
  };
  const statement = details[sort];
  if (!statement || hits.length === 0) return new Map();
  const { rows } = await tx.execute<Detail & Record<string, unknown>>(statement);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Reads what fits among the few that are liked most (or are newest, or rated best), then among more, then among all, until there is
 * enough: whatever is frequent is found among the few, whatever is rare is few anyway. Once there are so many that surely come first, the
 * others are taken as they come: so nobody ever reads and orders much more than is enough. Nothing where nothing was asked.
 */
async function lookThrough<Row>(wanted: Wanted, sure: number, read: (fitting: SQL) => Promise<Row[]>): Promise<Row[]> {
  const { query, scope, facets, sort, enough = mostEnough } = wanted;
  // Whoever names no dish means recipes: "all recipes", "without nuts", "in half an hour".
  const isAnyDish = query.hasWords && query.terms.length === 0 && scope.length === 0;
  const lists = isAnyDish ? [listOf.type("recipe")] : scope;
  const asked = wholeQuery(query, [...lists.map((list) => [list]), ...facets]);
  if (!asked) return [];
  const { place, order } = rankings[sort] ?? mostLiked;
  const found: Row[] = [];
  for (const look of looks) {
    const conditions = [sql`vector @@ (${asked})`, sql`${place} = ${sql.raw(String(look))}`];
    const fitting = from(wanted, conditions, found.length < sure ? order : null, enough - found.length);
    found.push(...(await read(fitting)));
    if (found.length >= enough) break;
  }
  return found;
}

function from({ locale, query }: Wanted, conditions: SQL[], order: SQL | null, most: number): SQL {
  const all = [
    ...conditions,
    sql`${locale} = any(locales) and published_at <= now() and (expires_at is null or expires_at > now())`,
    ...(query.maxMinutes === null ? [] : [sql`minutes <= ${query.maxMinutes}`]),
  ];
  return sql`
    from search_docs where ${sql.join(all, sql` and `)}
    ${order ? sql`order by ${order}, published_at desc, item_id desc` : sql``} limit ${sql.raw(String(most))}`;
}
