import "server-only";
import { eq, inArray, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import { isPublicItem, isPublicUser, isSharedCookbook } from "#lib/platform/db/visibility.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { SlugRoute } from "#lib/platform/routing/routing.ts";
import { itemKey, type LintContext, pageKey } from "./content.ts";

/** Reads the units and the names of the lexicon. */
export async function getLexicon(): Promise<Pick<LintContext, "units" | "ingredients">> {
  const { singular, plural, locale } = ingredientTexts;
  const [unitRows, rows] = await Promise.all([
    db.select({ code: units.code, dimension: units.dimension, factor: units.factor }).from(units),
    db
      .select({ key: ingredients.key, locale, one: singular, many: plural })
      .from(ingredients)
      .innerJoin(ingredientTexts, eq(ingredientTexts.ingredientId, ingredients.id)),
  ]);
  const lexicon = new Map<string, Localized<{ one: string; many: string }>>();
  for (const { key, locale: language, one, many } of rows) {
    const empty = { one: key, many: key };
    lexicon.set(key, { de: empty, en: empty, ...lexicon.get(key), [language]: { one, many } });
  }
  return { units: new Map(unitRows.map(({ code, ...unit }) => [code, unit])), ingredients: lexicon };
}

/**
 * Finds which of these slugs lead to a page that readers see, in their language or in another,
 * now or formerly, in one query for all.
 */
export async function findPages(slugs: readonly string[]): Promise<LintContext["pages"]> {
  if (slugs.length === 0) return new Set();
  const wanted = sql`(${sql.join(
    [...new Set(slugs)].map((slug) => sql`${slug}`),
    sql`, `,
  )})`;
  const { rows } = await db.execute<{ route: SlugRoute; locale: Locale | null; slug: string }>(sql`
    with targets as (
      select 'item' as kind, item_id as id, slug from item_texts where slug in ${wanted}
      union select 'category', category_id, slug from category_texts where slug in ${wanted}
      union select 'tag', tag_id, slug from tag_texts where slug in ${wanted}
      union select 'ingredient', ingredient_id, slug from ingredient_texts where slug in ${wanted}
      union select 'user', id, slug from users where slug in ${wanted}
      union select kind, target_id, slug from slug_history where slug in ${wanted}
    )
    select case items.type when 'recipe' then '/recipes/[slug]' else '/stories/[slug]' end as route,
        item_texts.locale, targets.slug
      from targets join items on items.id = targets.id join item_texts on item_texts.item_id = items.id
      left join stories on stories.item_id = items.id
      where targets.kind = 'item' and ${isPublicItem()} and stories.story_type is distinct from 'static_page'
    union all
    select '/categories/[slug]', category_texts.locale, targets.slug
      from targets join category_texts on category_texts.category_id = targets.id where targets.kind = 'category'
    union all
    select '/stories/categories/[slug]', category_texts.locale, targets.slug
      from targets join categories on categories.id = targets.id
      join category_texts on category_texts.category_id = targets.id
      where targets.kind = 'category' and categories.kind <> 'special'
    union all
    select '/tags/[slug]', tag_texts.locale, targets.slug
      from targets join tags on tags.id = targets.id join tag_texts on tag_texts.tag_id = targets.id
      where targets.kind = 'tag' and not tags.is_hidden
    union all
    select '/ingredients/[slug]', ingredient_texts.locale, targets.slug
      from targets join ingredients on ingredients.id = targets.id
      join ingredient_texts on ingredient_texts.ingredient_id = targets.id
      where targets.kind = 'ingredient' and ingredients.has_page
    union all
    select '/users/[slug]', null, targets.slug
      from targets join users on users.id = targets.id where targets.kind = 'user' and ${isPublicUser()}
    union all
    select '/cookbooks/[slug]', null, cookbooks.slug
      from cookbooks join users on users.id = cookbooks.user_id
      where cookbooks.slug in ${wanted} and ${isSharedCookbook()} and ${isPublicUser()}`);
  return new Set(
    rows.flatMap(({ route, locale, slug }) => (locale ? [locale] : locales).map((one) => pageKey(route, one, slug))),
  );
}

/** Finds which of these recipes and stories readers see, by language. */
export async function findPublished(ids: readonly string[]): Promise<LintContext["published"]> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: items.id, locale: itemTexts.locale })
    .from(items)
    .innerJoin(itemTexts, eq(itemTexts.itemId, items.id))
    .where(sql`${inArray(items.id, [...new Set(ids)])} and ${isPublicItem()}`);
  return new Set(rows.map(({ id, locale }) => itemKey(id, locale)));
}
