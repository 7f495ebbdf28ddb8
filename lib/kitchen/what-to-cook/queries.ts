import "server-only";
import { eq, inArray, sql } from "drizzle-orm";
import { ingredientGrams } from "#lib/content/search-index/index-items.ts";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { itemStats } from "#lib/platform/db/tables/likes.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import type { Dish } from "./ranking.ts";
import { isDishInSeason, isOffSeason } from "./seasons.ts";

/** A dish as listDishes() returns it. */
export interface FoundDish extends Dish {
  /** Drinks are no meal, unless their category says so. */
  isDrink: boolean;
}

/**
 * Lists what ranking needs of these recipes, in the order of `ids`. Does not check visibility.
 *
 * @param month - 1–12.
 */
export async function listDishes(ids: string[], month: number): Promise<FoundDish[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: items.id,
      minutes: recipes.minutes,
      likes: sql<number>`coalesce(${itemStats.likeCount}, 0)`,
      seasons: tagKeysSql(sql`tags.type = 'season'`),
      drinks: tagKeysSql(sql`tags.key = 'beverages-and-smoothies'`),
      grams: gramsSql(sql`true`),
      seasonalGrams: gramsSql(sql`season <> '{}'`),
      inSeasonGrams: gramsSql(sql`${month} = any(season)`),
    })
    .from(items)
    .innerJoin(recipes, eq(recipes.itemId, items.id))
    .leftJoin(itemStats, eq(itemStats.itemId, items.id))
    .where(inArray(items.id, ids));
  const dishes = new Map(
    rows.map(({ id, minutes, likes, drinks, ...seasonData }) => [
      id,
      { id, minutes, likes, isInSeason: isDishInSeason(seasonData, month), isDrink: drinks.length > 0 },
    ]),
  );
  return ids.flatMap((id) => dishes.get(id) ?? []);
}

/**
 * Lists which of these recipes belong to another time of the year, by their season tags.
 *
 * @param month - 1–12.
 */
export const listOffSeasonIds = cached(
  "off-season",
  () => [cacheTags.cards],
  async (ids: string[], month: number): Promise<string[]> => {
    if (ids.length === 0) return [];
    const rows = await db
      .select({ id: items.id, seasons: tagKeysSql(sql`tags.type = 'season'`) })
      .from(items)
      // The columns of a query on one table have no table name, which the condition on tags needs.
      .innerJoin(recipes, eq(recipes.itemId, items.id))
      .where(inArray(items.id, ids));
    return rows.filter(({ seasons }) => isOffSeason(seasons, month)).map(({ id }) => id);
  },
);

function tagKeysSql(condition: ReturnType<typeof sql>) {
  return sql<string[]>`array(select tags.key from item_tags join tags on tags.id = item_tags.tag_id
    where item_tags.item_id = ${items.id} and ${condition})`;
}

function gramsSql(condition: ReturnType<typeof sql>) {
  return sql<number>`(select coalesce(sum(${ingredientGrams}), 0) from recipe_ingredients
    join ingredients on ingredients.id = ingredient_id left join units on units.code = unit
    where recipe_ingredients.item_id = ${items.id} and ${condition})`;
}
