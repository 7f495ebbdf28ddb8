import "server-only";
import { eq, inArray, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import { itemStats } from "#lib/db/tables/likes.ts";
import { recipes } from "#lib/db/tables/recipes.ts";
import { grams } from "#lib/search/index-items.ts";
import type { Dish } from "./ranking.ts";
import { isInSeason } from "./seasons.ts";

export interface FoundDish extends Dish {
  /** Drinks are no meal, unless they are filed under one. */
  isDrink: boolean;
}

/** What the order of suggestions depends on, of these recipes in a month (1–12), in the order of `ids`. Whether they are public was asked before. */
export async function readDishes(ids: string[], month: number): Promise<FoundDish[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: items.id,
      minutes: recipes.minutes,
      likes: sql<number>`coalesce(${itemStats.likeCount}, 0)`,
      seasons: tagKeys(sql`tags.type = 'season'`),
      drinks: tagKeys(sql`tags.key = 'beverages-and-smoothies'`),
      grams: weightOf(sql`true`),
      seasonalGrams: weightOf(sql`season <> '{}'`),
      presentGrams: weightOf(sql`${month} = any(season)`),
    })
    .from(items)
    .innerJoin(recipes, eq(recipes.itemId, items.id))
    .leftJoin(itemStats, eq(itemStats.itemId, items.id))
    .where(inArray(items.id, ids));
  const dishes = new Map(
    rows.map(({ id, minutes, likes, drinks, ...produce }) => [
      id,
      { id, minutes, likes, isInSeason: isInSeason(produce, month), isDrink: drinks.length > 0 },
    ]),
  );
  return ids.flatMap((id) => dishes.get(id) ?? []);
}

function tagKeys(condition: ReturnType<typeof sql>) {
  return sql<string[]>`array(select tags.key from item_tags join tags on tags.id = item_tags.tag_id
    where item_tags.item_id = ${items.id} and ${condition})`;
}

function weightOf(condition: ReturnType<typeof sql>) {
  return sql<number>`(select coalesce(sum(${grams}), 0) from recipe_ingredients
    join ingredients on ingredients.id = ingredient_id left join units on units.code = unit
    where recipe_ingredients.item_id = ${items.id} and ${condition})`;
}
