import "server-only";
import { and, asc, eq, inArray, min, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { recipeIngredients } from "#lib/db/tables/recipes.ts";
import { ingredients, ingredientTexts } from "#lib/db/tables/taxonomy.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { entriesOf } from "./entries.ts";
import type { Entry, LexiconRow } from "./entry.ts";
import type { Kind } from "./kinds.ts";
import { type Limit, limits, type Wish } from "./wish.ts";

/** Recipes on a page. */
export const usesPageSize = 24;
/** So many rows of what recipes need are looked at; those that can lack least come first. */
const mostRows = 2000;
/** Milliseconds after which the statement is cut. */
const patience = 2000;

/** Everything that can be picked in a language; `names` are those of the kinds. */
export const listEntries = cached(
  "larder",
  () => [cacheTags.ingredients],
  async (locale: Locale, names: Record<Kind, string>): Promise<Entry[]> => {
    const rows = await db
      .select({
        id: ingredients.id,
        key: ingredients.key,
        isStaple: ingredients.isStaple,
        season: ingredients.season,
        hasPage: ingredients.hasPage,
        texts: sql<LexiconRow["texts"]>`json_agg(json_build_object('locale', ${ingredientTexts.locale},
          'slug', ${ingredientTexts.slug}, 'one', ${ingredientTexts.one}, 'many', ${ingredientTexts.many}))`,
      })
      .from(ingredients)
      .innerJoin(ingredientTexts, eq(ingredientTexts.ingredientId, ingredients.id))
      .groupBy(ingredients.id)
      .orderBy(asc(ingredients.key));
    return entriesOf(rows, locale, names);
  },
);

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
export async function listUses(wish: UseUp): Promise<Used | null> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${patience}`));
      return readUses(tx, wish);
    });
  } catch (error) {
    if (isCut(error)) return null;
    throw error;
  }
}

/** The one query behind `listUses`, within a transaction. */
export async function readUses(tx: Transaction, wish: UseUp): Promise<Used> {
  const { page = 1 } = wish;
  const { rows } = await tx.execute<{ id: string; count: number; looked: number }>(rankedQuery(wish));
  const count = rows[0]?.count ?? 0;
  return {
    ids: rows.map(({ id }) => id),
    pagination: { page, pages: Math.max(1, Math.ceil(count / usesPageSize)), count },
    isCapped: (rows[0]?.looked ?? 0) >= mostRows,
  };
}

/**
 * Level by level: a recipe that lacks n things has one of the picks among its first n + 1 needs, and no more than n needs besides the
 * picks. So those that can lack least are read first, from one index, and reading stops after `mostRows` rows.
 */
function rankedQuery({ locale, picks, excluded, buy, page = 1 }: UseUp) {
  const pairs = picks.flatMap((ids, pick) => ids.map((id) => ({ id, pick })));
  const ids = [...new Set(pairs.map(({ id }) => id))];
  const had = sql`recipe_needs.ingredient_id = any(${uuids(ids)})`;
  return sql`
    with picked as materialized (
      select pair.id, pick, keeps_days
      from unnest(${uuids(pairs.map(({ id }) => id))}, ${integers(pairs.map(({ pick }) => pick))}) as pair (id, pick)
      join ingredients on ingredients.id = pair.id
    ),
    entries as materialized (
      select entry.item_id, entry.needs from generate_series(0, ${buy ?? mostNeeds}::int) as lacking, lateral (
        select item_id, needs from recipe_needs
        where ${had} and rank = lacking + 1 and needs <= lacking + ${ids.length}::int
        union all
        select item_id, needs from recipe_needs
        where ${had} and rank <= lacking and needs = lacking + ${ids.length}::int
      ) as entry
      limit ${sql.raw(String(mostRows))}
    ),
    fitting as materialized (
      select entries.item_id, entries.needs - count(distinct recipe_needs.ingredient_id) as missing,
        count(distinct pick) as used, array_agg(keeps_days order by keeps_days) as keeping
      from (select distinct item_id, needs from entries) as entries
      join recipe_needs on recipe_needs.item_id = entries.item_id and ${had}
      join picked on picked.id = recipe_needs.ingredient_id
      group by entries.item_id, entries.needs
      ${buy === null ? sql`` : sql`having entries.needs - count(distinct recipe_needs.ingredient_id) <= ${buy}`}
    )
    select docs.item_id as id, count(*) over ()::int as count, (select count(*) from entries)::int as looked
    from fitting
    join search_docs as docs on docs.item_id = fitting.item_id
    where published_at <= now() and (expires_at is null or expires_at > now()) and ${locale} = any(locales) and not exists (
      select from recipe_ingredients
      where recipe_ingredients.item_id = fitting.item_id and ingredient_id = any(${uuids(excluded)}))
    order by missing, used desc, keeping, like_count desc, docs.item_id
    limit ${sql.raw(String(usesPageSize))} offset ${(page - 1) * usesPageSize}`;
}

/** No recipe needs more than this. */
const mostNeeds = 100;

const uuids = (ids: string[]) => sql`${`{${ids.join(",")}}`}::uuid[]`;
const integers = (numbers: number[]) => sql`${`{${numbers.join(",")}}`}::int[]`;

/** Where nothing fits: with what other limit, without which exclusion (its key) or without all of them there would be so many recipes. */
export type WayOut = { count: number } & ({ buy: Limit } | { without: string } | { all: true });

/** At most one way by buying more, and one by each thing that is left out; where none of them is enough, all at once. */
export async function listWaysOut(locale: Locale, wish: Wish): Promise<WayOut[]> {
  const countOf = async (other: Partial<Wish>) =>
    (await listUses(toUseUp(locale, { ...wish, page: 1, ...other })))?.pagination.count ?? 0;
  const ways: WayOut[] = [];
  for (const buy of limits.filter((more) => wish.buy !== null && (more === null || more > wish.buy))) {
    const count = await countOf({ buy });
    if (count > 0) ways.push({ buy, count });
    if (count > 0) break;
  }
  for (const left of wish.without.slice(0, mostWays)) {
    const count = await countOf({ without: wish.without.filter((other) => other !== left) });
    if (count > 0) ways.push({ without: left.key, count });
  }
  if (ways.length > 0 || wish.without.length === 0) return ways;
  const count = await countOf({ buy: null, without: [] });
  return count > 0 ? [{ all: true, count }] : [];
}

const mostWays = 4;

/** What a recipe is made of, for the line below its card. */
export interface Need {
  itemId: string;
  ingredientId: string;
  name: string;
  isStaple: boolean;
}

/** The ingredients of these recipes in the order of their lists, each once per recipe. */
export async function listNeeds(locale: Locale, itemIds: string[]): Promise<Need[]> {
  if (itemIds.length === 0) return [];
  return db
    .select({
      itemId: recipeIngredients.itemId,
      ingredientId: ingredients.id,
      name: ingredientTexts.many,
      isStaple: ingredients.isStaple,
    })
    .from(recipeIngredients)
    .innerJoin(ingredients, eq(ingredients.id, recipeIngredients.ingredientId))
    .innerJoin(
      ingredientTexts,
      and(eq(ingredientTexts.ingredientId, ingredients.id), eq(ingredientTexts.locale, locale)),
    )
    .where(inArray(recipeIngredients.itemId, itemIds))
    .groupBy(recipeIngredients.itemId, ingredients.id, ingredientTexts.many)
    .orderBy(min(recipeIngredients.position));
}

/** SQLSTATE 57014: the statement was cancelled. */
function isCut(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "57014";
}
