import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";
import { isPublicDocument } from "#lib/platform/db/visibility.ts";
import { withTimeout } from "#lib/platform/db/with-timeout.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { BuyLimit, PantryQuery } from "./pantry-query.ts";

/** Recipes per page. */
const matchesPageSize = 24;
/**
 * Maximum of rows of required ingredients that are read first, and of larger recipes read after
 * them.
 */
const maxScannedRows = 2000;
const maxScannedRowsSql = sql.raw(String(maxScannedRows));
const maxLargeRecipesSql = sql.raw("100");
/** Maximum of matches that are ranked. */
const maxRankedRecipes = 1000;
const maxRankedRecipesSql = sql.raw(String(maxRankedRecipes));
/** No recipe has more ingredients. */
const maxIngredientsSql = sql.raw("200");

/** A pantry query as ids of ingredients. */
interface MatchCriteria {
  locale: Locale;
  /** Per pick the ids of the ingredients it covers. */
  picks: string[][];
  excluded: string[];
  buy: BuyLimit;
  page?: number;
}

/** One page of matching recipes. */
export interface RecipeMatches {
  /** Ids of the recipes of this page, best first. */
  ids: string[];
  pagination: { page: number; pages: number; count: number };
  /** `pagination.count` is a lower bound. */
  isCapped: boolean;
}

/** Resolves the options of a query to ids of ingredients. */
export function toMatchCriteria(locale: Locale, { have, without, buy, page }: PantryQuery): MatchCriteria {
  const excluded = new Set(without.flatMap(({ excludes }) => excludes));
  return { locale, picks: have.map(({ covers }) => covers), excluded: [...excluded], buy, page };
}

/**
 * Lists recipes that use at least one pick, no excluded ingredient, and miss at most `buy`
 * ingredients. Order: fewest missing, most picks used, shortest shelf life of the picks, most
 * likes.
 *
 * @returns Null when the database took too long.
 */
export function listRecipeMatches(criteria: MatchCriteria): Promise<RecipeMatches | null> {
  return withTimeout((tx) => findRecipeMatches(tx, criteria));
}

async function findRecipeMatches(tx: Transaction, criteria: MatchCriteria): Promise<RecipeMatches> {
  const { page = 1 } = criteria;
  const { rows } = await tx.execute<{ id: string; count: number; scanned: number }>(buildRankedQuery(criteria));
  const count = rows[0]?.count ?? 0;
  return {
    ids: rows.map(({ id }) => id),
    pagination: { page, pages: toPageCount(count, matchesPageSize), count },
    isCapped: (rows[0]?.scanned ?? 0) >= maxScannedRows || count >= maxRankedRecipes,
  };
}

/**
 * Recipes with few ingredients miss few, so one index scan reads them in order of ingredient count,
 * up to `maxScannedRows`. Of the larger recipes only those are read whose rarest ingredient is
 * available: no other one can be complete. In a very large database the result is therefore
 * approximate. `offset 0` keeps the planner from another scan order.
 */
function buildRankedQuery({ locale, picks, excluded, buy, page = 1 }: MatchCriteria) {
  const pairs = picks.flatMap((ids, pick) => ids.map((id) => ({ id, pick })));
  const ids = uuidArray([...new Set(pairs.map(({ id }) => id))]);
  return sql`
    with picked as materialized (
      select pair.id, pick, shelf_life_days
      from unnest(${uuidArray(pairs.map(({ id }) => id))}, ${integers(pairs.map(({ pick }) => pick))}) as pair (id, pick)
      join ingredients on ingredients.id = pair.id
    ),
    few as materialized (
      select used.* from generate_series(1, ${maxIngredientsSql}) as size, lateral (
        select item_id, ingredient_id, ingredient_count from recipe_required_ingredients where ingredient_id = any(${ids}) and ingredient_count = size offset 0
      ) as used
      limit ${maxScannedRowsSql}
    ),
    complete as materialized (
      select case when count(*) < ${maxScannedRowsSql} then ${maxIngredientsSql} else greatest(max(ingredient_count) - 1, min(ingredient_count)) end as ingredient_count, count(*) as scanned
      from few
    ),
    large as materialized (
      select item_id from recipe_required_ingredients
      where ingredient_id = any(${ids}) and rank = 1 and ingredient_count > (select ingredient_count from complete)
        and ingredient_count <= cardinality(${ids})
      limit ${maxLargeRecipesSql}
    ),
    uses as (
      select few.* from few, complete where few.ingredient_count <= complete.ingredient_count
      union all
      select item_id, ingredient_id, recipe_required_ingredients.ingredient_count from large join recipe_required_ingredients using (item_id)
    ),
    fitting as (
      select item_id, ingredient_count - count(distinct ingredient_id) as missing, count(distinct pick) as used,
        array_agg(shelf_life_days order by shelf_life_days) as keeping
      from uses join picked on picked.id = ingredient_id
      group by item_id, ingredient_count
      ${buy === null ? sql`` : sql`having ingredient_count - count(distinct ingredient_id) <= ${buy}`}
    ),
    best as materialized (
      select * from fitting
      ${excluded.length === 0 ? sql`` : without(excluded)}
      order by missing, used desc, keeping limit ${maxRankedRecipesSql}
    )
    select docs.item_id as id, count(*) over ()::int as count, (select scanned from complete)::int as scanned
    from best join search_docs as docs on docs.item_id = best.item_id
    where ${isPublicDocument("docs")} and ${locale} = any(locales)
    order by missing, used desc, keeping, like_count desc, docs.item_id
    limit ${sql.raw(String(matchesPageSize))} offset ${(page - 1) * matchesPageSize}`;
}

function without(excluded: string[]) {
  return sql`where not exists (
    select from recipe_ingredients
    where recipe_ingredients.item_id = fitting.item_id and ingredient_id = any(${uuidArray(excluded)}))`;
}

const integers = (numbers: number[]) => sql`${`{${numbers.join(",")}}`}::int[]`;
