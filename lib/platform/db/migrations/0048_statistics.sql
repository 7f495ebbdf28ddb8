CREATE TABLE "item_statistics" (
	"day" date NOT NULL,
	"item_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"step" smallint DEFAULT 0 NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "item_statistics_day_item_id_measure_step_pk" PRIMARY KEY("day","item_id","measure","step"),
	CONSTRAINT "item_statistics_measure_check" CHECK ("item_statistics"."measure" in ('read', 'like', 'save', 'rating', 'comment', 'cook_start', 'cook_finish', 'cook_stop')),
	CONSTRAINT "item_statistics_step_check" CHECK (("item_statistics"."measure" = 'cook_stop') = ("item_statistics"."step" > 0)),
	CONSTRAINT "item_statistics_count_check" CHECK ("item_statistics"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_statistics" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	"closest_count" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "search_statistics_day_locale_query_pk" PRIMARY KEY("day","locale","query"),
	CONSTRAINT "search_statistics_count_check" CHECK ("search_statistics"."count" > 0 and "search_statistics"."closest_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"locale" text NOT NULL,
	"phrase" text NOT NULL,
	"typed" text NOT NULL,
	"judged_count" integer NOT NULL,
	"ndcg_before" real,
	"ndcg_after" real,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"creator_id" uuid,
	"removed_at" timestamp with time zone,
	"remover_id" uuid,
	"item_id" uuid,
	"category_id" uuid,
	"search" text,
	CONSTRAINT "search_redirects_target_check" CHECK (num_nonnulls("search_redirects"."item_id", "search_redirects"."category_id", "search_redirects"."search") = 1)
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"locale" text NOT NULL,
	"phrase" text NOT NULL,
	"typed" text NOT NULL,
	"judged_count" integer NOT NULL,
	"ndcg_before" real,
	"ndcg_after" real,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"creator_id" uuid,
	"removed_at" timestamp with time zone,
	"remover_id" uuid,
	"meaning" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_redirects" ADD CONSTRAINT "search_redirects_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_redirects" ADD CONSTRAINT "search_redirects_remover_id_users_id_fk" FOREIGN KEY ("remover_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_redirects" ADD CONSTRAINT "search_redirects_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_redirects" ADD CONSTRAINT "search_redirects_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_remover_id_users_id_fk" FOREIGN KEY ("remover_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_statistics_item_idx" ON "item_statistics" USING btree ("item_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "search_redirects_phrase_key" ON "search_redirects" USING btree ("locale","phrase") WHERE "search_redirects"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "search_redirects_item_idx" ON "search_redirects" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "search_redirects_category_idx" ON "search_redirects" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "search_redirects_creator_idx" ON "search_redirects" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "search_redirects_remover_idx" ON "search_redirects" USING btree ("remover_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_synonyms_phrase_key" ON "search_synonyms" USING btree ("locale","phrase") WHERE "search_synonyms"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "search_synonyms_creator_idx" ON "search_synonyms" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "search_synonyms_remover_idx" ON "search_synonyms" USING btree ("remover_id");
--> statement-breakpoint
-- Days are those of Berlin. The rows are counted in the order of their keys, so that two statements
-- that touch many items do not wait for each other in a circle.
create function count_daily() returns trigger
language plpgsql
as $$
begin
  insert into item_statistics (day, item_id, measure, count)
  select (created_at at time zone 'Europe/Berlin')::date, item_id, tg_argv[0], count(*)
  from added group by 1, 2 order by 1, 2
  on conflict (day, item_id, measure, step) do update set count = item_statistics.count + excluded.count;
  return null;
end
$$;
--> statement-breakpoint
create trigger likes_count_daily after insert on likes
referencing new table as added
for each statement execute function count_daily('like');
--> statement-breakpoint
insert into item_statistics (day, item_id, measure, count)
select (created_at at time zone 'Europe/Berlin')::date, item_id, 'like', count(*) from likes group by 1, 2;
--> statement-breakpoint
create trigger cookbook_items_count_daily after insert on cookbook_items
referencing new table as added
for each statement execute function count_daily('save');
--> statement-breakpoint
insert into item_statistics (day, item_id, measure, count)
select (created_at at time zone 'Europe/Berlin')::date, item_id, 'save', count(*) from cookbook_items group by 1, 2;
--> statement-breakpoint
create trigger ratings_count_daily after insert on ratings
referencing new table as added
for each statement execute function count_daily('rating');
--> statement-breakpoint
insert into item_statistics (day, item_id, measure, count)
select (created_at at time zone 'Europe/Berlin')::date, item_id, 'rating', count(*) from ratings group by 1, 2;
--> statement-breakpoint
create trigger comments_count_daily after insert on comments
referencing new table as added
for each statement execute function count_daily('comment');
--> statement-breakpoint
insert into item_statistics (day, item_id, measure, count)
select (created_at at time zone 'Europe/Berlin')::date, item_id, 'comment', count(*) from comments group by 1, 2;
