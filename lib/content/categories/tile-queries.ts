import "server-only";
import { sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { isPublicItem, isPublished } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { findPictures } from "#lib/platform/media/queries.ts";
import { type Category, selectCategories } from "./queries.ts";
import { distributePictures, type PictureChoice } from "./tile-pictures.ts";

/** Newest recipes whose pictures a category may show: those of the first page of its list. */
const maxRecipes = 24;

/**
 * Lists all categories in menu order with the pictures of their tiles: none stands on two of them,
 * as far as the recipes allow it. The same category has the same picture on every page.
 */
export const listCategoryTiles = cached(
  "category-tiles",
  () => [cacheTags.categories, cacheTags.cards],
  async (locale: Locale): Promise<Category[]> => {
    const [all, choices] = await Promise.all([selectCategories(locale), selectPictureChoices(locale)]);
    const pictureIds = distributePictures(choices);
    const pictures = await findPictures(locale, [...new Set(pictureIds.values())]);
    return all.map((category) => ({
      ...category,
      picture: pictures.get(pictureIds.get(category.id) ?? "") ?? category.picture,
    }));
  },
);

/** Groups have no tile. */
async function selectPictureChoices(locale: Locale): Promise<PictureChoice[]> {
  const { rows } = await db.execute<PictureChoice & Record<string, unknown>>(sql`
    select categories.id, categories.picture_id as "ownPictureId", array(
        select items.picture_id from item_categories join items on items.id = item_categories.item_id
        where category_id = categories.id and ${isPublished("item_categories")}
          and ${isPublicItem()} and type = 'recipe' and items.picture_id is not null
          and exists (select from item_texts where item_texts.item_id = items.id and locale = ${locale})
        order by item_categories.published_at desc, item_categories.item_id desc limit ${maxRecipes}
      ) as "recipePictureIds"
    from categories where kind <> 'group' order by position, id`);
  return rows;
}
