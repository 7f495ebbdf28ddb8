/** Rows for a database with the migrations 0000 to 0021, in all tables and columns 0022 renames. */
export const rowsBefore0022 = `
  insert into users (slug, name) values ('anna', 'Anna'), ('jonas', 'Jonas');
  insert into items (type, state, author_id, published_at) select 'recipe', 'live', id, now() from users where slug = 'anna';
  insert into item_texts (item_id, locale, slug, title, summary, words) select id, 'de', 'suppe', 'Suppe', '', 'Eintopf' from items;
  insert into recipes (item_id, preparation, servings_amount, utensils, steps) select id, 20, 4, '[]', '[]' from items;
  insert into ingredients (key, kcal, fat, protein, carbohydrate, keeps_days) values ('potato', 1, 1, 1, 1, 30);
  insert into ingredient_texts (ingredient_id, locale, slug, one, many) select id, 'de', 'kartoffel', 'Kartoffel', 'Kartoffeln' from ingredients;
  insert into recipe_needs (item_id, ingredient_id, rank, needs) select items.id, ingredients.id, 1, 1 from items, ingredients;
  insert into search_docs (item_id, type, locales, vector, facets, published_at, standing, recency, esteem)
    select id, 'recipe', '{de}', 'supp:1', '{}', published_at, 2, 1, 0 from items;
  insert into likes (user_id, item_id) select users.id, items.id from users, items where slug = 'jonas';
  insert into ratings (user_id, item_id, stars) select user_id, item_id, 5 from likes;
  insert into tastes (user_id, goals, cuisines, intolerances, is_due) select id, '{quick}', '{}', '{}', true from users where slug = 'jonas';
  insert into questions (locale, topic, question) values ('de', 'baking', '{"de": "Warum?"}');
  insert into feedbacks (message, path, locale) values ('Danke', '/de', 'de');
  insert into settings (key, value) values ('search', '"fingerprint"');
  insert into shopping_items (user_id, id, ingredient_id) select users.id, gen_random_uuid(), ingredients.id from users, ingredients where users.slug = 'jonas';
  insert into sign_ups (email, name, password_hash, locale, is_contested) values ('eva@example.org', 'Eva', 'hash', 'de', true);
`;

/** What a database with these rows holds after migration 0022, read by the new names. */
export const readAfter0022 = `
  select keywords, shelf_life_days, singular, plural, ingredient_count, like_tier, recency_tier, rating_tier, vector::text,
    should_offer_quiz, has_conflicting_requests, question, message, app_metadata.value, shopping_list_items.ingredient_id is not null as on_list,
    item_stats.like_count, rating_count, rating_sum, rating
  from items join item_texts on item_texts.item_id = items.id join search_docs on search_docs.item_id = items.id
    join item_stats on item_stats.item_id = items.id join recipe_required_ingredients on recipe_required_ingredients.item_id = items.id
    join ingredients on ingredients.id = ingredient_id join ingredient_texts on ingredient_texts.ingredient_id = ingredients.id,
    user_preferences, sign_ups, hotline_questions, feedback_messages, app_metadata, shopping_list_items
  where app_metadata.key <> 'restore-hold'`;

export const rowAfter0022 = {
  keywords: "Eintopf",
  shelf_life_days: 30,
  singular: "Kartoffel",
  plural: "Kartoffeln",
  ingredient_count: 1,
  like_tier: 2,
  recency_tier: 1,
  rating_tier: 0,
  vector: "'supp':1",
  should_offer_quiz: true,
  has_conflicting_requests: true,
  question: { de: "Warum?" },
  message: "Danke",
  value: "fingerprint",
  on_list: true,
  like_count: 1,
  rating_count: 1,
  rating_sum: 5,
};
