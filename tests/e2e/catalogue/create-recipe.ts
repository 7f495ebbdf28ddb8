import { randomUUID } from "node:crypto";
import { createAccount } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";

export interface CreatedRecipe {
  id: string;
  title: string;
  /** The same in both languages. */
  slug: string;
}

/** Inserts a public recipe past the site: a journey must not change the samples of the others. */
export async function createRecipe(): Promise<CreatedRecipe> {
  const { id: authorId } = await createAccount();
  const slug = `suppe-${randomUUID().slice(0, 8)}`;
  const title = `Suppe ${slug.slice(6)}`;
  const [row] = await query<{ id: string }>(
    dataDir,
    `with made as (
       insert into items (type, state, author_id, published_at) values ('recipe', 'live', $1, now() - interval '1 minute')
       returning id
     ), texts as (
       insert into item_texts (item_id, locale, slug, title, summary)
       select id, locale, $2, $3, '' from made, unnest(array['de', 'en']) as locale
     ), facts as (
       insert into recipes (item_id, preparation, servings_amount, utensils, steps)
       select id, 10, 2, '[]', '[{"ingredients": [], "utensils": []}]' from made
     ), steps as (
       insert into recipe_texts (item_id, locale, groups, steps)
       select id, locale, '[""]', '[{"heading": "", "text": "Rühren."}]' from made, unnest(array['de', 'en']) as locale
     ) select id from made`,
    [authorId, slug, title],
  );
  return { id: row?.id ?? "", title, slug };
}

/** Has lists and modules find a recipe by its id, as the index of the search does. */
export async function indexRecipe({ id }: CreatedRecipe): Promise<void> {
  await query(
    dataDir,
    `insert into search_docs (item_id, type, locales, vector, facets, published_at, expires_at)
     select id, type, '{de,en}', '', '{}', published_at, expires_at from items where id = $1`,
    [id],
  );
}

/** Has a recipe list 200 g of an ingredient and name them in its step. */
export async function addIngredient({ id }: CreatedRecipe, ingredientId: string): Promise<void> {
  await query(
    dataDir,
    `insert into recipe_ingredients (item_id, position, group_position, ingredient_id, amount, unit)
     values ($1, 0, 0, $2, 200, 'g')`,
    [id, ingredientId],
  );
  await query(
    dataDir,
    `update recipe_texts set steps = jsonb_build_array(jsonb_build_object('heading', '', 'text',
       (select '{200 g ' || key || '} garen.' from ingredients where id = $2)))
     where item_id = $1`,
    [id, ingredientId],
  );
}

export async function addTag({ id }: CreatedRecipe, tagId: string): Promise<void> {
  await query(dataDir, "insert into item_tags (item_id, tag_id) values ($1, $2)", [id, tagId]);
}

export async function deleteRecipe({ id }: CreatedRecipe): Promise<void> {
  await query(dataDir, "delete from items where id = $1", [id]);
}
