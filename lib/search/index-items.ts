import "server-only";
import { sql } from "drizzle-orm";
import type { db } from "#lib/db/client.ts";
import { searchDocs, searchWords } from "#lib/db/tables/searches.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { locales } from "#lib/i18n/locales.ts";
import { type Source, toDocument, weights } from "./document.ts";
import { indexNeeds } from "./index-needs.ts";

/**
 * Makes items findable as they are stored now: whoever writes an item, its texts, ingredients, categories or tags calls this afterwards,
 * in the same transaction. Static pages are not searched for.
 */
export async function indexItems(tx: Transaction | typeof db, ids: string[]): Promise<void> {
  await indexNeeds(tx, ids);
  const sources = await readSources(tx, ids);
  const words = new Map<string, string>();
  // In the order of the ids, in which ratings lock the same rows.
  for (const source of sources) {
    const document = toDocument(source);
    const { meanings, facets } = document;
    const texts = weights.flatMap((weight) =>
      locales.map((locale) => {
        const text = document.texts[weight][locale];
        return sql`setweight(to_tsvector(search_config(${locale}), fold(${text}, ${locale})), ${weight}::"char")`;
      }),
    );
    const values = {
      itemId: source.id,
      type: source.type,
      locales: source.texts.map(({ locale }) => locale),
      vector: sql`${meanings}::tsvector || ${sql.join(texts, sql` || `)}`,
      facets,
      minutes: source.recipe?.minutes ?? null,
      kcal: source.recipe?.kcal ?? null,
      publishedAt: sql`(select published_at from items where id = ${source.id} and state = 'live')`,
      expiresAt: sql`(select expires_at from items where id = ${source.id})`,
    };
    const { itemId: _, ...set } = values;
    await tx.insert(searchDocs).values(values).onConflictDoUpdate({ target: searchDocs.itemId, set });
    // What nobody may see yet must not show through in a suggestion either.
    if (source.isLive) for (const [word, spelling] of document.words) words.set(word, spelling);
  }
  if (words.size === 0) return;
  // In one order, so that two writers never wait for each other in a circle.
  const rows = [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, spelling]) => ({ word, spelling }));
  await tx.insert(searchWords).values(rows).onConflictDoNothing();
}

async function readSources(tx: Transaction | typeof db, ids: string[]): Promise<Source[]> {
  const { rows } = await tx.execute<Source & Record<string, unknown>>(sql`
    select items.id, items.type, story_type as "storyType", new_type as "authorType", items.state = 'live' as "isLive",
      (select coalesce(json_agg(json_build_object('locale', locale, 'title', title, 'summary', summary, 'words', words)), '[]')
        from item_texts where item_id = items.id) as texts,
      (select coalesce(json_agg(json_build_object('key', categories.key, 'group', groups.key,
          'isMain', categories.id = items.main_category_id,
          'names', (select json_object_agg(locale, title) from category_texts where category_id = categories.id))), '[]')
        from item_categories join categories on categories.id = category_id
        left join categories as groups on groups.id = categories.parent_id
        where item_id = items.id) as categories,
      (select coalesce(json_agg(json_build_object('key', key, 'type', tags.type,
          'names', (select json_object_agg(locale, title) from tag_texts where tag_id = tags.id))), '[]')
        from item_tags join tags on tags.id = tag_id
        where item_id = items.id and not is_hidden) as tags,
      (select coalesce(json_agg(json_build_object('key', ingredients.key, 'grams', ${grams},
          'names', (select json_object_agg(locale, case one when many then one else one || ', ' || many end)
            from ingredient_texts where ingredient_id = ingredients.id))), '[]')
        from recipe_ingredients join ingredients on ingredients.id = ingredient_id left join units on units.code = unit
        where item_id = items.id) as ingredients,
      (select json_build_object('minutes', minutes, 'kcal', kcal, 'difficulty', difficulty,
          'isBaked', oven_celsius is not null)
        from recipes where item_id = items.id) as recipe
    from items
    join users on users.id = author_id
    left join stories on stories.item_id = items.id
    where items.id in ${ids} and story_type is distinct from 'static_page'
    order by items.id`);
  return rows;
}

/** Weight of a row of `recipe_ingredients` with its ingredient and `units`, roughly: what has neither a measure nor a weight of its own is little. */
export const grams = sql`coalesce(amount, 0) * case units.dimension
  when 'mass' then coalesce(units.factor, 0)
  when 'volume' then coalesce(units.factor, 0) * coalesce(density, 1)
  else coalesce(piece_grams, 5) end`;
