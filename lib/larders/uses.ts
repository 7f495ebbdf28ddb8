import "server-only";
import { sql } from "drizzle-orm";
import { inTime } from "#lib/db/in-time.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Limit, Wish } from "./wish.ts";

/** Recipes on a page. */
const usesPageSize = 24;
/** So many rows of what recipes need are looked at, and so many recipes that need more than those. */
const rowsLooked = 2000;
const mostRows = sql.raw(String(rowsLooked));
const mostLarge = sql.raw("100");
/** So many of the best are put in order to the last. */
const ranked = 1000;
const mostRanked = sql.raw(String(ranked));
/** No recipe needs more than this. */
const mostNeeds = sql.raw("200");

/** What is asked for, as ids of ingredients. */
export interface UseUp {
  locale: Locale;
  /** Of each pick the ingredients it stands for. */
  picks: string[][];
  excluded: string[];
  buy: Limit;
  page?: number;
}

export interface Used {
  /** Recipes of this page, in order. */
  ids: string[];
  pagination: { page: number; pages: number; count: number };
  /** There are more than the count says. */
  isCapped: boolean;
}

/** A wish as the query takes it. */
export function toUseUp(locale: Locale, { have, without, buy, page }: Wish): UseUp {
  const excluded = new Set(without.flatMap(({ excludes }) => excludes));
  return { locale, picks: have.map(({ covers }) => covers), excluded: [...excluded], buy, page };
}

/**
 * Recipes that use something that is there and nothing that is excluded, with at most `buy` things to buy: the fewest missing first, then
 * those that use most of the picks, then those whose picks go off first, then the most liked. Null when the database took too long.
 */
export function listUses(wish: UseUp): Promise<Used | null> {
  return inTime((tx) => readUses(tx, wish));
}

/** The one query behind `listUses`, within a transaction. */
async function readUses(tx: Transaction, wish: UseUp): Promise<Used> {
  const { page = 1 } = wish;
  const { rows } = await tx.execute<{ id: string; count: number; looked: number }>(rankedQuery(wish));
  const count = rows[0]?.count ?? 0;
  return {
    ids: rows.map(({ id }) => id),
    pagination: { page, pages: Math.max(1, Math.ceil(count / usesPageSize)), count },
    isCapped: (rows[0]?.looked ?? 0) >= rowsLooked || count >= ranked,
  };
}

/**
 * Recipes that need few things lack few, so they are read first, from one index, all that need one thing, then all that need two, until
 * `mostRows`. Of those that need more, the ones are looked at whose rarest need is there: only they can lack nothing. On a site where
 * that is not everything, it is what matters. The `offset 0` keeps the planner from reading in another order.
 */
function rankedQuery({ locale, picks, excluded, buy, page = 1 }: UseUp) {
  const pairs = picks.flatMap((ids, pick) => ids.map((id) => ({ id, pick })));
  const ids = uuids([...new Set(pairs.map(({ id }) => id))]);
  return sql`
    with picked as materialized (
      select pair.id, pick, keeps_days
      from unnest(${uuids(pairs.map(({ id }) => id))}, ${integers(pairs.map(({ pick }) => pick))}) as pair (id, pick)
      join ingredients on ingredients.id = pair.id
    ),
    few as materialized (
      select used.* from generate_series(1, ${mostNeeds}) as size, lateral (
        select item_id, ingredient_id, needs from recipe_needs where ingredient_id = any(${ids}) and needs = size offset 0
      ) as used
      limit ${mostRows}
    ),
    complete as materialized (
      select case when count(*) < ${mostRows} then ${mostNeeds} else greatest(max(needs) - 1, min(needs)) end as needs, count(*) as looked
      from few
    ),
    large as materialized (
      select item_id from recipe_needs
      where ingredient_id = any(${ids}) and rank = 1 and needs > (select needs from complete)
        and needs <= cardinality(${ids})
      limit ${mostLarge}
    ),
    uses as (
      select few.* from few, complete where few.needs <= complete.needs
      union all
      select item_id, ingredient_id, recipe_needs.needs from large join recipe_needs using (item_id)
    ),
    fitting as (
      select item_id, needs - count(distinct ingredient_id) as missing, count(distinct pick) as used,
        array_agg(keeps_days order by keeps_days) as keeping
      from uses join picked on picked.id = ingredient_id
      group by item_id, needs
      ${buy === null ? sql`` : sql`having needs - count(distinct ingredient_id) <= ${buy}`}
    ),
    best as materialized (
      select * from fitting
      ${excluded.length === 0 ? sql`` : without(excluded)}
      order by missing, used desc, keeping limit ${mostRanked}
    )
    select docs.item_id as id, count(*) over ()::int as count, (select looked from complete)::int as looked
    from best join search_docs as docs on docs.item_id = best.item_id
    where published_at <= now() and (expires_at is null or expires_at > now()) and ${locale} = any(locales)
    order by missing, used desc, keeping, like_count desc, docs.item_id
    limit ${sql.raw(String(usesPageSize))} offset ${(page - 1) * usesPageSize}`;
}

function without(excluded: string[]) {
  return sql`where not exists (
    select from recipe_ingredients
    where recipe_ingredients.item_id = fitting.item_id and ingredient_id = any(${uuids(excluded)}))`;
}

const uuids = (ids: string[]) => sql`${`{${ids.join(",")}}`}::uuid[]`;
const integers = (numbers: number[]) => sql`${`{${numbers.join(",")}}`}::int[]`;
