import "server-only";
import { sql } from "drizzle-orm";
import type { db } from "#lib/platform/db/client.ts";
import { searchWords } from "#lib/platform/db/tables/search.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isLive } from "#lib/platform/db/visibility.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { type IndexSource, type SearchDocument, toSearchDocument, weights } from "./document.ts";
import { indexRequiredIngredients } from "./required-ingredients.ts";

/**
 * Indexes items as they are stored now. Every mutation of an item, its texts, ingredients,
 * categories or tags calls this afterwards in the same transaction. Static pages are not indexed.
 */
export async function indexItems(tx: Transaction | typeof db, ids: string[]): Promise<void> {
  await indexRequiredIngredients(tx, ids);
  const sources = await listSources(tx, ids);
  const documents = sources.map((source) => ({ source, document: toSearchDocument(source) }));
  await upsertDocuments(tx, documents);
  // A correction must not reveal words of unpublished items.
  const live = documents.filter(({ source }) => source.isLive);
  const spellings = new Map(live.flatMap(({ document }) => [...document.spellings]));
  if (spellings.size === 0) return;
  // Sorted, so that two transactions cannot wait for each other's rows.
  const rows = [...spellings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, spelling]) => ({ word, spelling }));
  await tx.insert(searchWords).values(rows).onConflictDoNothing();
}

/** Writes documents in the order of the ids, the order in which ratings lock the same rows. */
async function upsertDocuments(
  tx: Transaction | typeof db,
  documents: readonly { source: IndexSource; document: SearchDocument }[],
): Promise<void> {
  const rows = documents.map(({ source: { id, type, texts, recipe }, document }) => ({
    id,
    type,
    locales: texts.map(({ locale }) => locale),
    concepts: document.concepts,
    texts: document.texts,
    facets: document.facets,
    minutes: recipe?.minutes ?? null,
    kcal: recipe?.kcal ?? null,
  }));
  const vectors = weights.flatMap((weight) =>
    locales.map((locale) => {
      const text = sql`normalize_text(doc.texts -> ${weight} ->> ${locale}, ${locale})`;
      return sql`setweight(to_tsvector(search_config(${locale}), ${text}), ${weight}::"char")`;
    }),
  );
  await tx.execute(sql`
    insert into search_docs (item_id, type, locales, vector, facets, minutes, kcal, published_at, expires_at)
    select id, type, locales, concepts::tsvector || ${sql.join(vectors, sql` || `)}, facets, minutes, kcal,
      (select published_at from items where items.id = doc.id and ${isLive}),
      (select expires_at from items where items.id = doc.id)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as doc (id uuid, type text, locales text[],
      concepts text, texts jsonb, facets text[], minutes int, kcal float8)
    order by id
    on conflict (item_id) do update set type = excluded.type, locales = excluded.locales, vector = excluded.vector,
      facets = excluded.facets, minutes = excluded.minutes, kcal = excluded.kcal,
      published_at = excluded.published_at, expires_at = excluded.expires_at`);
}

/** Reads what the documents of items are made of, in the order of the ids. */
export async function listSources(tx: Transaction | typeof db, ids: string[]): Promise<IndexSource[]> {
  const { rows } = await tx.execute<IndexSource & Record<string, unknown>>(sql`
    select items.id, items.type, story_type as "storyType", new_type as "authorType", items.state = 'live' as "isLive",
      (select coalesce(json_agg(json_build_object(
          'locale', locale, 'title', title, 'summary', summary, 'keywords', keywords)), '[]')
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
      (select coalesce(json_agg(json_build_object('key', ingredients.key, 'diets', diets, 'grams', ${ingredientGrams},
          'names', (select json_object_agg(locale,
              case singular when plural then singular else singular || ', ' || plural end)
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

/**
 * SQL for the rough weight in grams of a row of `recipe_ingredients` joined with `ingredients` and
 * `units`. Without a unit of measure or a known weight a piece counts 5 g.
 */
export const ingredientGrams = sql`coalesce(amount, 0) * case units.dimension
  when 'mass' then coalesce(units.factor, 0)
  when 'volume' then coalesce(units.factor, 0) * coalesce(density, 1)
  else coalesce(piece_grams, 5) end`;
