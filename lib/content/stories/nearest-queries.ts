import "server-only";
import { sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";
import { isPublicItem, isPublished } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Newest recipes of the categories that say what else is near. */
const maxRecipes = 200;

/**
 * Lists the ids of the articles nearest to categories, outside of them: those that share most
 * categories with their recipes. A story on pumpkins is near to soups, because pumpkin soups are.
 */
export const listNearestStoryIds = cached(
  "nearest-stories",
  () => [cacheTags.cards, cacheTags.categories],
  async (locale: Locale, categoryIds: string[], size: number): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(sql`
      with recipes as (
        select item_id from item_categories
        where category_id = any(${uuidArray(categoryIds)}) and ${isPublished("item_categories")}
        order by published_at desc, item_id desc limit ${maxRecipes}),
      near as (
        select category_id, count(*) as weight from item_categories join recipes using (item_id)
        where category_id <> all(${uuidArray(categoryIds)}) group by category_id)
      select items.id from near
        join item_categories on item_categories.category_id = near.category_id
        join items on items.id = item_categories.item_id
        join stories on stories.item_id = items.id
      where story_type = 'article' and ${isPublicItem()}
        and exists (select from item_texts where item_texts.item_id = items.id and locale = ${locale})
        and not exists (select from item_categories as own
          where own.item_id = items.id and own.category_id = any(${uuidArray(categoryIds)}))
      group by items.id order by sum(weight) desc, items.published_at desc, items.id limit ${size}`);
    return rows.map(({ id }) => id);
  },
);
