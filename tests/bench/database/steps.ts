/** Size of the database to build. */
export interface Size {
  items: number;
  likes: number;
  users: number;
  /** Distinct recipes; all others are copies with other titles. */
  archetypes: number;
}

/** Returns the size of a database with `items` recipes. */
export function sizeFor(items: number): Size {
  return { items, likes: 10 * items, users: Math.ceil(items / 5), archetypes: Math.ceil(Math.min(5000, items / 10)) };
}

/** A part of the work that runs in one transaction. */
export interface Step {
  name: string;
  statements: string[];
}

const inventedWordCount = 20_000;
/** Lots of copies per step. */
const lotsPerStep = 10;

/** Tables filled in bulk: without triggers, and with indexes created afterwards. */
const copiedTables = [
  "item_texts",
  "search_docs",
  "recipes",
  "recipe_texts",
  "recipe_ingredients",
  "recipe_required_ingredients",
  "item_categories",
  "item_tags",
];
const bulkTables = ["items", ...copiedTables, "item_stats", "likes", "ratings", "cookbook_items"];

/**
 * Tables and functions of the generator. `random_for` returns a pseudo-random number between 0 and
 * 1, always the same for an id and a salt.
 */
export const prepare: Step = {
  name: "ground",
  statements: [
    "create schema bench",
    `create function bench.random_for(id uuid, salt int) returns float8 language sql immutable parallel safe
      return (hashtextextended(id::text, salt) & 1073741823) / 1073741824.0::float8`,
    `create function bench.copy_of(id uuid, number int) returns uuid language sql immutable parallel safe
      return md5(id::text || number)::uuid`,
    // Frequent words are in every thirtieth title, most words in a few dozen titles.
    `create table bench.words as
      select number, word, setweight(to_tsvector(search_config('de'), normalize_text(word, 'de')) ||
        to_tsvector(search_config('en'), normalize_text(word, 'en')), 'A') as vector
      from (select number, string_agg(substr('bdfgklmnprst', 1 + place / 5, 1) || substr('aeiou', 1 + place % 5, 1), '' order by at) as word
        from generate_series(0, ${inventedWordCount - 1}) as number, generate_series(1, 4) as at,
        lateral (select (hashtextextended(number || '.' || at, 7) & 1023)::int % 60 as place) as syllable
        group by number) as invented`,
    "alter table bench.words add primary key (number)",
    "insert into search_words select distinct word, word from bench.words on conflict do nothing",
  ],
};

/** Users, of whom a few dozen write most of the recipes. */
export const people = ({ users }: Size): Step => ({
  name: "people",
  statements: [
    `create table bench.people as
      select number::int, md5('person ' || number)::uuid as id from generate_series(0, ${users - 1}) as number`,
    "alter table bench.people add primary key (number)",
    `insert into users (id, slug, name, email, email_confirmed_at)
      select id, 'koch-' || number, 'Koch ' || number, 'koch-' || number || '@example.org', now() from bench.people`,
  ],
});

/**
 * Archetypes: recipes of the sample site mixed with parts of the title, ingredients, categories and
 * tags of another one.
 */
export const archetypes = ({ archetypes: count, users }: Size): Step => ({
  name: "archetypes",
  statements: [
    `create table bench.samples as
      select row_number() over (order by id)::int - 1 as place, id from items
      where type = 'recipe' and state = 'live' and (select count(*) from item_texts where item_id = items.id) = 2`,
    `create table bench.archetypes as
      select number, md5('archetype ' || number)::uuid as id, base.id as base_id, side.id as side_id
      from generate_series(0, ${count - 1}) as number cross join (select count(*)::int as size from bench.samples) as samples
      join bench.samples as base on base.place = number % size
      join bench.samples as side on side.place = (number % size + 1 + number / size) % size`,
    "alter table bench.archetypes add primary key (id)",
    `insert into items (id, type, state, author_id, picture_id, main_category_id, published_at)
      select made.id, type, state, coalesce(people.id, author_id), picture_id, main_category_id, now() - interval '11 years'
      from bench.archetypes as made join items on items.id = base_id
      left join bench.people on bench.random_for(made.id, 1) < 0.9
        and people.number = floor(${Math.min(2000, users)} * bench.random_for(made.id, 2) ^ 3)`,
    `insert into item_texts (item_id, locale, slug, title, summary)
      select made.id, base.locale, 'archetype-' || base.locale || '-' || number,
        base.title || case when bench.random_for(made.id, 3) < 0.7 then ', ' || side.title else '' end, base.summary
      from bench.archetypes as made join item_texts as base on base.item_id = base_id
      join item_texts as side on side.item_id = side_id and side.locale = base.locale`,
    `insert into recipes (item_id, difficulty, preparation, baking, resting, oven_celsius, servings_amount, kcal, utensils, steps)
      select made.id, difficulty, ceil(preparation * (0.5 + bench.random_for(made.id, 4))), baking, resting, oven_celsius,
        servings_amount, round(kcal * (0.5 + bench.random_for(made.id, 5))), '[]', '[]'
      from bench.archetypes as made join recipes on item_id = base_id`,
    `insert into recipe_texts (item_id, locale, groups, steps)
      select made.id, locale, '[]', '[]' from bench.archetypes as made join recipe_texts on item_id = base_id`,
    `insert into recipe_ingredients (item_id, position, group_position, ingredient_id, amount, unit)
      select distinct on (made.id, ingredient_id) made.id, position + case item_id when side_id then 500 else 0 end, 0,
        ingredient_id, amount, unit
      from bench.archetypes as made join recipe_ingredients on item_id = base_id or item_id = side_id and position < 4
      where bench.random_for(made.id, 100 + position) < 0.8`,
    `insert into item_categories (item_id, category_id)
      select distinct made.id, category_id
      from bench.archetypes as made join item_categories on item_id = base_id or item_id = side_id and bench.random_for(made.id, 6) < 0.3`,
    `insert into item_tags (item_id, tag_id)
      select distinct made.id, tag_id from bench.archetypes as made join item_tags on item_id in (base_id, side_id)
      where bench.random_for(made.id, 7) < case item_id when base_id then 0.9 else 0.2 end`,
  ],
});

/**
 * Copies the archetypes aside, then drops the indexes of all bulk tables and saves their
 * definitions.
 */
export const withoutIndexes = ({ items, archetypes: count }: Size): Step => ({
  name: "without indexes",
  statements: [
    `create table bench.made as
      select archetype_id, lot, id, now() - interval '10 years' * (1 - (lot - bench.random_for(id, 10)) / ${Math.ceil(items / count)}) as published_at
      from (select id as archetype_id, lot, bench.copy_of(id, lot) as id
        from generate_series(1, ${Math.ceil(items / count)}) as lot, bench.archetypes) as copies`,
    "create index on bench.made (lot)",
    "analyze bench.made",
    "create table bench.items as select items.* from items join bench.archetypes using (id)",
    ...copiedTables.map(
      (table) => `create table bench.${table} as
      select ${table}.* from ${table} join bench.archetypes on id = item_id`,
    ),
    ...["items", ...copiedTables, "archetypes", "words"].map((table) => `analyze bench.${table}`),
    `create table bench.constraints as
      select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype in ('p', 'u') and conrelid in (select (unnest('{${bulkTables}}'::text[])::regclass))
        and not exists (select from pg_constraint as foreigner where foreigner.conindid = pg_constraint.conindid and contype = 'f')`,
    `create table bench.indexes as
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid in (select (unnest('{${bulkTables}}'::text[])::regclass))
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
    `do $$ declare dropped record; begin
      for dropped in select * from bench.constraints loop execute format('alter table %s drop constraint %I', dropped.owner, dropped.name); end loop;
      for dropped in select * from bench.indexes loop execute format('drop index %s', dropped.name); end loop;
    end $$`,
  ],
});

/**
 * Copies all archetypes lot by lot, with two more words in each title and dates of publication
 * spread over ten years.
 */
export function copies(size: Size): Step[] {
  const copy = (table: string, columns: string) => `
    insert into ${table} (item_id, ${columns}) select made.id, ${columns} from made join bench.${table} on item_id = archetype_id`;
  // Usually a trigger sets this date.
  const copyDated = (table: string, columns: string) => `
    insert into ${table} (item_id, published_at, ${columns})
    select made.id, made.published_at, ${columns} from made join bench.${table} on item_id = archetype_id`;
  return toBatches(size, [
    `insert into items (id, type, state, author_id, picture_id, main_category_id, published_at)
      select made.id, type, state, author_id, picture_id, main_category_id, made.published_at
      from made join bench.items on items.id = archetype_id`,
    `insert into item_texts (item_id, locale, slug, title, summary)
      select made.id, locale, slug || '-' || lot, concat_ws(' ', title, one.word, two.word), summary
      from ${madeWithWords} join bench.item_texts on item_id = archetype_id`,
    `insert into search_docs (item_id, type, locales, vector, facets, minutes, kcal, published_at)
      select made.id, type, locales, search_docs.vector || one.vector || two.vector, facets, minutes, kcal, made.published_at
      from ${madeWithWords} join bench.search_docs on item_id = archetype_id`,
    copy("recipes", "difficulty, preparation, baking, resting, oven_celsius, servings_amount, kcal, utensils, steps"),
    copy("recipe_texts", "locale, groups, steps"),
    copy("recipe_required_ingredients", "ingredient_id, rank, ingredient_count"),
    copyDated("recipe_ingredients", "position, group_position, ingredient_id, amount, unit"),
    copyDated("item_categories", "category_id"),
    copyDated("item_tags", "tag_id"),
  ]);
}

/** Skewed: few words are frequent. */
const wordNumberSql = (salt: number) => `floor(${inventedWordCount} * bench.random_for(made.id, ${salt}) ^ 3)`;
const madeWithWords = `made join bench.words as one on one.number = ${wordNumberSql(8)} join bench.words as two on two.number = ${wordNumberSql(9)}`;

/**
 * Runs the statements lot by lot, so that an interruption loses little. `made` has the copies of
 * these lots.
 */
function toBatches({ items, archetypes: count }: Size, statements: string[]): Step[] {
  const lots = Math.ceil(items / count);
  return Array.from({ length: Math.ceil(lots / lotsPerStep) }, (_, part) => {
    const last = Math.min(lots, (part + 1) * lotsPerStep);
    const these = `create temporary table made on commit drop as
      select * from bench.made where lot between ${part * lotsPerStep + 1} and ${last}`;
    return { name: `recipes up to ${last * count}`, statements: [these, "analyze made", ...statements] };
  });
}

/**
 * Skewed likes: few recipes have most of them, few users give most of them, the first user the
 * most.
 */
export const likes = ({ items, likes: count, users }: Size): Step => ({
  name: "likes",
  statements: [
    `create table bench.ranked_items as
      select row_number() over (order by bench.random_for(id, 11), id)::int - 1 as number, id from items where type = 'recipe' and state = 'live'`,
    `create table bench.draws as select distinct floor(${users} * random() ^ 2)::int as person, floor(${items} * random() ^ 3)::int as item
      from generate_series(1, ${Math.ceil(1.25 * count)}) limit ${count}`,
    `insert into bench.draws select 0, number from generate_series(1, ${Math.min(20_000, Math.floor(items / 2))}) as number
      except select person, item from bench.draws where person = 0`,
    `insert into likes (user_id, item_id, created_at)
      select people.id, ranked_items.id, now() - interval '5 years' * random()
      from bench.draws join bench.people on people.number = person join bench.ranked_items on ranked_items.number = item`,
    "truncate item_stats",
    `insert into item_stats (item_id, like_count)
      select id, coalesce(size, 0) from items left join (select item_id, count(*) as size from likes group by item_id) as liked on item_id = id`,
    "drop table bench.draws, bench.ranked_items",
  ],
});

/** A rating for every third like, higher for good recipes; never of the author. */
export const ratings: Step = {
  name: "ratings",
  statements: [
    "truncate ratings",
    `insert into ratings (user_id, item_id, stars, created_at, updated_at)
      select user_id, item_id, least(5, greatest(1, round(2 + 3 * bench.random_for(item_id, 20) + 2 * bench.random_for(user_id, 21) - 0.5))),
        likes.created_at, likes.created_at
      from likes join items on items.id = item_id
      where bench.random_for(user_id, hashtext(item_id::text)) < 0.33 and author_id <> user_id`,
    `update item_stats set rating_count = size, rating_sum = stars
      from (select item_id, count(*) as size, sum(stars) as stars from ratings group by item_id) as rated
      where rated.item_id = item_stats.item_id`,
    `update search_docs set rating = weighted_rating(rating_sum, rating_count)
      from item_stats where item_stats.item_id = search_docs.item_id
        and rating is distinct from weighted_rating(rating_sum, rating_count)`,
  ],
};

/** The maximum of cookbooks, owned by the user with the most likes. */
export const cookbooks = ({ items }: Size): Step => ({
  name: "cookbooks",
  statements: [
    `insert into cookbooks (id, slug, user_id, titles, visibility)
      select md5('cookbook ' || place)::uuid, 'kochbuch-' || place, people.id, jsonb_build_object('de', 'Kochbuch ' || place), 'public'
      from generate_series(1, 200) as place, bench.people where people.number = 0`,
    `insert into cookbook_items (cookbook_id, item_id, position)
      select md5('cookbook ' || book)::uuid, picked.id, position
      from generate_series(1, 200) as book, lateral (
        select id, row_number() over (order by id) as position from bench.archetypes
        where (number + book) % 4 = 0 order by id limit ${Math.min(1000, Math.ceil(items / 100))}) as picked`,
  ],
});

export const withIndexes: Step = {
  name: "indexes",
  statements: [
    `do $$ declare saved record; begin
      for saved in select * from bench.constraints loop
        execute format('alter table %s add constraint %I %s', saved.owner, saved.name, saved.definition);
      end loop;
      for saved in select definition from bench.indexes loop execute saved.definition; end loop;
    end $$`,
    "drop table bench.constraints, bench.indexes",
  ],
};
