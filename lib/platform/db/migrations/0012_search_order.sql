DROP INDEX "item_categories_category_idx";--> statement-breakpoint
DROP INDEX "item_tags_tag_idx";--> statement-breakpoint
DROP INDEX "recipe_ingredients_ingredient_idx";--> statement-breakpoint
ALTER TABLE "item_categories" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "item_tags" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "standing" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
CREATE INDEX "item_categories_newest_idx" ON "item_categories" USING btree ("category_id","published_at" DESC NULLS FIRST,"item_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "item_tags_newest_idx" ON "item_tags" USING btree ("tag_id","published_at" DESC NULLS FIRST,"item_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipe_ingredients_newest_idx" ON "recipe_ingredients" USING btree ("ingredient_id","published_at" DESC NULLS FIRST,"item_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_docs_standing_0_idx" ON "search_docs" USING gin ("vector") WHERE "search_docs"."standing" <= 0;--> statement-breakpoint
CREATE INDEX "search_docs_standing_1_idx" ON "search_docs" USING gin ("vector") WHERE "search_docs"."standing" <= 1;--> statement-breakpoint
CREATE INDEX "search_docs_standing_2_idx" ON "search_docs" USING gin ("vector") WHERE "search_docs"."standing" <= 2;--> statement-breakpoint
CREATE INDEX "search_docs_newest_idx" ON "search_docs" USING btree ("published_at" DESC NULLS FIRST,"item_id" DESC NULLS FIRST);--> statement-breakpoint
-- The vectors lie beside the table, as they are: what only counts and orders reads narrow rows, and what ranks unpacks nothing.
ALTER TABLE "search_docs" ALTER COLUMN "vector" SET STORAGE external;--> statement-breakpoint
ALTER TABLE "search_docs" ALTER COLUMN "facets" SET STORAGE plain;--> statement-breakpoint
ALTER TABLE "search_docs" SET (toast_tuple_target = 512);--> statement-breakpoint
create function file_by_date() returns trigger
language plpgsql
as $$
begin
  new.published_at := (select published_at from items where id = new.item_id and state = 'live');
  return new;
end
$$;
--> statement-breakpoint
create trigger item_categories_file before insert on item_categories for each row execute function file_by_date();
--> statement-breakpoint
create trigger item_tags_file before insert on item_tags for each row execute function file_by_date();
--> statement-breakpoint
create trigger recipe_ingredients_file before insert on recipe_ingredients for each row execute function file_by_date();
--> statement-breakpoint
create function refile_by_date() returns trigger
language plpgsql
as $$
declare
  was constant timestamptz := case when old.state = 'live' then old.published_at end;
  since constant timestamptz := case when new.state = 'live' then new.published_at end;
begin
  update search_docs set published_at = since, expires_at = new.expires_at where item_id = new.id;
  if since is distinct from was then
    update item_categories set published_at = since where item_id = new.id;
    update item_tags set published_at = since where item_id = new.id;
    update recipe_ingredients set published_at = since where item_id = new.id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger items_refile after update of state, published_at, expires_at on items
for each row when ((old.state, old.published_at, old.expires_at) is distinct from (new.state, new.published_at, new.expires_at))
execute function refile_by_date();
--> statement-breakpoint
update search_docs set published_at = case when state = 'live' then items.published_at end, expires_at = items.expires_at
from items where id = item_id;
--> statement-breakpoint
update item_categories set published_at = items.published_at from items where id = item_id and state = 'live';
--> statement-breakpoint
update item_tags set published_at = items.published_at from items where id = item_id and state = 'live';
--> statement-breakpoint
update recipe_ingredients set published_at = items.published_at from items where id = item_id and state = 'live';
