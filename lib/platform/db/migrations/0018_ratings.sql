CREATE TABLE "ratings" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_user_id_item_id_pk" PRIMARY KEY("user_id","item_id"),
	CONSTRAINT "ratings_stars_check" CHECK ("ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "item_stats" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_stats" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "rating" real;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_item_id_recipes_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."recipes"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ratings_item_idx" ON "ratings" USING btree ("item_id");--> statement-breakpoint
ALTER TABLE "item_stats" ADD CONSTRAINT "item_stats_ratings_check" CHECK ("item_stats"."rating_sum" between "item_stats"."rating_count" and 5 * "item_stats"."rating_count");--> statement-breakpoint
-- How good ratings are for the order of a search: the mean of them and five more of four stars. Null without any.
create function weighted_rating(rating_sum integer, rating_count integer) returns real
language sql immutable parallel safe strict
as $$
  select case when rating_count > 0 then (rating_sum + 5 * 4)::real / (rating_count + 5) end
$$;
--> statement-breakpoint
create function tell_search_of_ratings(ids uuid[]) returns void
language plpgsql
as $$
begin
  -- In the order of the ids, as item_stats is locked.
  perform from search_docs where item_id = any (ids) order by item_id for no key update;
  update search_docs set rating = weighted_rating(rating_sum, rating_count)
  from item_stats
  where item_stats.item_id = search_docs.item_id and search_docs.item_id = any (ids)
    and rating is distinct from weighted_rating(rating_sum, rating_count);
end
$$;
--> statement-breakpoint
-- item_stats.rating_count and rating_sum are what is in ratings, whoever adds, changes or removes them.
create function count_ratings() returns trigger
language plpgsql
as $$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- Locking in the order of the ids keeps two statements that touch many items from waiting for each other in a circle.
  perform from item_stats where item_id in (select item_id from changed) order by item_id for no key update;
  update item_stats
  set rating_count = rating_count + step * change.size, rating_sum = rating_sum + step * change.stars
  from (select item_id, count(*) as size, sum(stars) as stars from changed group by item_id) as change
  where item_stats.item_id = change.item_id;
  perform tell_search_of_ratings(array(select distinct item_id from changed));
  return null;
end
$$;
--> statement-breakpoint
create trigger ratings_count_added after insert on ratings
referencing new table as changed
for each statement execute function count_ratings();
--> statement-breakpoint
create trigger ratings_count_removed after delete on ratings
referencing old table as changed
for each statement execute function count_ratings();
--> statement-breakpoint
create function recount_ratings() returns trigger
language plpgsql
as $$
declare
  ids constant uuid[] := array(select item_id from was union select item_id from became);
begin
  perform from item_stats where item_id = any (ids) order by item_id for no key update;
  update item_stats
  set rating_count = rating_count + change.size, rating_sum = rating_sum + change.stars
  from (
    select item_id, sum(size) as size, sum(stars) as stars
    from (
      select item_id, -1 as size, -stars as stars from was
      union all
      select item_id, 1, stars from became
    ) as both_sides
    group by item_id
  ) as change
  where item_stats.item_id = change.item_id and (change.size <> 0 or change.stars <> 0);
  perform tell_search_of_ratings(ids);
  return null;
end
$$;
--> statement-breakpoint
create trigger ratings_count_changed after update on ratings
referencing old table as was new table as became
for each statement execute function recount_ratings();
--> statement-breakpoint
create function forget_ratings() returns trigger
language plpgsql
as $$
begin
  update item_stats set rating_count = 0, rating_sum = 0 where rating_count > 0;
  update search_docs set rating = null where rating is not null;
  return null;
end
$$;
--> statement-breakpoint
create trigger ratings_count_truncated after truncate on ratings
for each statement execute function forget_ratings();
--> statement-breakpoint
-- What the search is told of anew has kept its ratings.
create function find_rating() returns trigger
language plpgsql
as $$
begin
  new.rating := (select weighted_rating(rating_sum, rating_count) from item_stats where item_id = new.item_id);
  return new;
end
$$;
--> statement-breakpoint
create trigger search_docs_find_rating before insert on search_docs for each row execute function find_rating();
