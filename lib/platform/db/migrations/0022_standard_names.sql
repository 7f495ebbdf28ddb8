ALTER TABLE "recipe_needs" RENAME TO "recipe_required_ingredients";--> statement-breakpoint
ALTER TABLE "tastes" RENAME TO "user_preferences";--> statement-breakpoint
ALTER TABLE "questions" RENAME TO "hotline_questions";--> statement-breakpoint
ALTER TABLE "feedbacks" RENAME TO "feedback_messages";--> statement-breakpoint
ALTER TABLE "settings" RENAME TO "app_metadata";--> statement-breakpoint
ALTER TABLE "shopping_items" RENAME TO "shopping_list_items";--> statement-breakpoint
ALTER TABLE "item_texts" RENAME COLUMN "words" TO "keywords";--> statement-breakpoint
ALTER TABLE "ingredients" RENAME COLUMN "keeps_days" TO "shelf_life_days";--> statement-breakpoint
ALTER TABLE "ingredient_texts" RENAME COLUMN "one" TO "singular";--> statement-breakpoint
ALTER TABLE "ingredient_texts" RENAME COLUMN "many" TO "plural";--> statement-breakpoint
ALTER TABLE "recipe_required_ingredients" RENAME COLUMN "needs" TO "ingredient_count";--> statement-breakpoint
ALTER TABLE "search_docs" RENAME COLUMN "standing" TO "like_tier";--> statement-breakpoint
ALTER TABLE "search_docs" RENAME COLUMN "recency" TO "recency_tier";--> statement-breakpoint
ALTER TABLE "search_docs" RENAME COLUMN "esteem" TO "rating_tier";--> statement-breakpoint
ALTER TABLE "user_preferences" RENAME COLUMN "is_due" TO "should_offer_quiz";--> statement-breakpoint
ALTER TABLE "sign_ups" RENAME COLUMN "is_contested" TO "has_conflicting_requests";--> statement-breakpoint
ALTER TABLE "recipe_required_ingredients" RENAME CONSTRAINT "recipe_needs_item_id_ingredient_id_pk" TO "recipe_required_ingredients_item_id_ingredient_id_pk";--> statement-breakpoint
ALTER TABLE "recipe_required_ingredients" RENAME CONSTRAINT "recipe_needs_item_id_recipes_item_id_fk" TO "recipe_required_ingredients_item_id_recipes_item_id_fk";--> statement-breakpoint
ALTER TABLE "recipe_required_ingredients" RENAME CONSTRAINT "recipe_needs_ingredient_id_ingredients_id_fk" TO "recipe_required_ingredients_ingredient_id_ingredients_id_fk";--> statement-breakpoint
ALTER TABLE "user_preferences" RENAME CONSTRAINT "tastes_pkey" TO "user_preferences_pkey";--> statement-breakpoint
ALTER TABLE "user_preferences" RENAME CONSTRAINT "tastes_user_id_users_id_fk" TO "user_preferences_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "hotline_questions" RENAME CONSTRAINT "questions_pkey" TO "hotline_questions_pkey";--> statement-breakpoint
ALTER TABLE "feedback_messages" RENAME CONSTRAINT "feedbacks_pkey" TO "feedback_messages_pkey";--> statement-breakpoint
ALTER TABLE "app_metadata" RENAME CONSTRAINT "settings_pkey" TO "app_metadata_pkey";--> statement-breakpoint
ALTER TABLE "shopping_list_items" RENAME CONSTRAINT "shopping_items_user_id_id_pk" TO "shopping_list_items_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "shopping_list_items" RENAME CONSTRAINT "shopping_items_user_id_users_id_fk" TO "shopping_list_items_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "shopping_list_items" RENAME CONSTRAINT "shopping_items_ingredient_id_ingredients_id_fk" TO "shopping_list_items_ingredient_id_ingredients_id_fk";--> statement-breakpoint
ALTER TABLE "shopping_list_items" RENAME CONSTRAINT "shopping_items_recipe_id_items_id_fk" TO "shopping_list_items_recipe_id_items_id_fk";--> statement-breakpoint
ALTER TABLE "shopping_list_items" RENAME CONSTRAINT "shopping_items_unit_units_code_fk" TO "shopping_list_items_unit_units_code_fk";--> statement-breakpoint
ALTER TABLE "shopping_list_items" RENAME CONSTRAINT "shopping_items_what_check" TO "shopping_list_items_content_check";--> statement-breakpoint
ALTER TABLE "sign_ups" RENAME CONSTRAINT "sign_ups_way_in_check" TO "sign_ups_credential_check";--> statement-breakpoint
ALTER INDEX "recipe_needs_needs_idx" RENAME TO "recipe_required_ingredients_count_idx";--> statement-breakpoint
ALTER INDEX "recipe_needs_rarest_idx" RENAME TO "recipe_required_ingredients_rarest_idx";--> statement-breakpoint
ALTER INDEX "questions_answered_idx" RENAME TO "hotline_questions_answered_idx";--> statement-breakpoint
ALTER INDEX "shopping_items_ingredient_idx" RENAME TO "shopping_list_items_ingredient_idx";--> statement-breakpoint
ALTER INDEX "shopping_items_recipe_idx" RENAME TO "shopping_list_items_recipe_idx";--> statement-breakpoint
ALTER INDEX "items_works_idx" RENAME TO "items_live_author_idx";--> statement-breakpoint
ALTER INDEX "search_docs_standing_0_idx" RENAME TO "search_docs_like_tier_0_idx";--> statement-breakpoint
ALTER INDEX "search_docs_standing_1_idx" RENAME TO "search_docs_like_tier_1_idx";--> statement-breakpoint
ALTER INDEX "search_docs_standing_2_idx" RENAME TO "search_docs_like_tier_2_idx";--> statement-breakpoint
ALTER INDEX "search_docs_recency_0_idx" RENAME TO "search_docs_recency_tier_0_idx";--> statement-breakpoint
ALTER INDEX "search_docs_recency_1_idx" RENAME TO "search_docs_recency_tier_1_idx";--> statement-breakpoint
ALTER INDEX "search_docs_recency_2_idx" RENAME TO "search_docs_recency_tier_2_idx";--> statement-breakpoint
ALTER INDEX "search_docs_esteem_0_idx" RENAME TO "search_docs_rating_tier_0_idx";--> statement-breakpoint
ALTER INDEX "search_docs_esteem_1_idx" RENAME TO "search_docs_rating_tier_1_idx";--> statement-breakpoint
ALTER INDEX "search_docs_esteem_2_idx" RENAME TO "search_docs_rating_tier_2_idx";--> statement-breakpoint
alter function fold(text, text) rename to normalize_text;
--> statement-breakpoint
alter function open_item_stats() rename to create_item_stats;
--> statement-breakpoint
alter trigger items_open_stats on items rename to items_create_stats;
--> statement-breakpoint
alter function count_likes() rename to update_like_counts;
--> statement-breakpoint
alter function forget_likes() rename to reset_like_counts;
--> statement-breakpoint
alter function refuse_moved_like() rename to reject_like_item_change;
--> statement-breakpoint
create or replace function reject_like_item_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'the item of a like cannot change: delete the like and insert another one';
end
$$;
--> statement-breakpoint
alter trigger likes_stay on likes rename to likes_reject_item_change;
--> statement-breakpoint
alter function file_by_date() rename to set_published_at;
--> statement-breakpoint
alter trigger item_categories_file on item_categories rename to item_categories_set_published_at;
--> statement-breakpoint
alter trigger item_tags_file on item_tags rename to item_tags_set_published_at;
--> statement-breakpoint
alter trigger recipe_ingredients_file on recipe_ingredients rename to recipe_ingredients_set_published_at;
--> statement-breakpoint
alter function refile_by_date() rename to sync_published_at;
--> statement-breakpoint
create or replace function sync_published_at() returns trigger
language plpgsql
as $$
declare
  old_date constant timestamptz := case when old.state = 'live' then old.published_at end;
  new_date constant timestamptz := case when new.state = 'live' then new.published_at end;
begin
  update search_docs set published_at = new_date, expires_at = new.expires_at where item_id = new.id;
  if new_date is distinct from old_date then
    update item_categories set published_at = new_date where item_id = new.id;
    update item_tags set published_at = new_date where item_id = new.id;
    update recipe_ingredients set published_at = new_date where item_id = new.id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
alter trigger items_refile on items rename to items_sync_published_at;
--> statement-breakpoint
alter function tell_search_of_ratings(uuid[]) rename to sync_search_rating;
--> statement-breakpoint
alter function count_ratings() rename to update_rating_counts;
--> statement-breakpoint
-- item_stats.rating_count and rating_sum equal the rows of ratings after every insert, update and delete.
create or replace function update_rating_counts() returns trigger
language plpgsql
as $$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- Locks in the order of the ids prevent deadlocks between two statements that change many items.
  perform from item_stats where item_id in (select item_id from changed) order by item_id for no key update;
  update item_stats
  set rating_count = rating_count + step * change.size, rating_sum = rating_sum + step * change.stars
  from (select item_id, count(*) as size, sum(stars) as stars from changed group by item_id) as change
  where item_stats.item_id = change.item_id;
  perform sync_search_rating(array(select distinct item_id from changed));
  return null;
end
$$;
--> statement-breakpoint
drop trigger ratings_count_changed on ratings;
--> statement-breakpoint
alter function recount_ratings() rename to adjust_rating_counts;
--> statement-breakpoint
create or replace function adjust_rating_counts() returns trigger
language plpgsql
as $$
declare
  ids constant uuid[] := array(select item_id from old_rows union select item_id from new_rows);
begin
  perform from item_stats where item_id = any (ids) order by item_id for no key update;
  update item_stats
  set rating_count = rating_count + change.size, rating_sum = rating_sum + change.stars
  from (
    select item_id, sum(size) as size, sum(stars) as stars
    from (
      select item_id, -1 as size, -stars as stars from old_rows
      union all
      select item_id, 1, stars from new_rows
    ) as both_sides
    group by item_id
  ) as change
  where item_stats.item_id = change.item_id and (change.size <> 0 or change.stars <> 0);
  perform sync_search_rating(ids);
  return null;
end
$$;
--> statement-breakpoint
create trigger ratings_count_changed after update on ratings
referencing old table as old_rows new table as new_rows
for each statement execute function adjust_rating_counts();
--> statement-breakpoint
alter function forget_ratings() rename to reset_rating_counts;
--> statement-breakpoint
alter function find_rating() rename to set_search_rating;
--> statement-breakpoint
alter trigger search_docs_find_rating on search_docs rename to search_docs_set_rating;
--> statement-breakpoint
alter function hold_reactions() rename to lock_reactions;
--> statement-breakpoint
alter trigger items_hold_reactions on items rename to items_lock_reactions;
