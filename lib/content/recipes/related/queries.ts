import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";
import { isPublicDocument, isPublished } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Newest recipes that are compared with one, of all and of each of its categories. */
const maxNewest = 120;
const maxOfCategory = 60;

export interface ComparableRow extends Record<string, unknown> {
  id: string;
  mainCategory: string | null;
  categories: string[];
  tags: string[];
}

/**
 * Reads what the newest recipes, and those of these categories, are compared by; newest first.
 *
 * @returns categories by their ids, tags by their keys
 */
export async function selectComparable(locale: Locale, categoryIds: string[]): Promise<ComparableRow[]> {
  const isListed = sql`docs.type = 'recipe' and ${isPublicDocument("docs")} and ${locale} = any(docs.locales)`;
  const { rows } = await db.execute<ComparableRow>(sql`
    with near as (
      (select docs.item_id from search_docs as docs where ${isListed}
        order by docs.published_at desc nulls first, docs.item_id desc nulls first limit ${maxNewest})
      union
      select listed.item_id from unnest(${uuidArray(categoryIds)}) as wanted (id) cross join lateral (
        select item_id from item_categories where category_id = wanted.id and ${isPublished("item_categories")}
        order by published_at desc nulls first, item_id desc nulls first limit ${maxOfCategory}) as listed
    )
    select docs.item_id as id, items.main_category_id as "mainCategory",
      array(select category_id::text from item_categories where item_id = docs.item_id) as categories,
      array(select tags.key from item_tags join tags on tags.id = item_tags.tag_id
        where item_tags.item_id = docs.item_id and not tags.is_hidden) as tags
    from near join search_docs as docs using (item_id) join items on items.id = docs.item_id
    where ${isListed}
    order by docs.published_at desc, docs.item_id desc`);
  return rows;
}
