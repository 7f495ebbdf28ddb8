CREATE TABLE "feed_modules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"feed" text NOT NULL,
	"position" integer NOT NULL,
	"locale" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"route" text,
	"content" jsonb NOT NULL,
	CONSTRAINT "menus_type_unique" UNIQUE("type")
);
--> statement-breakpoint
CREATE TABLE "item_categories" (
	"item_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "item_categories_item_id_category_id_pk" PRIMARY KEY("item_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "item_tags" (
	"item_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "item_tags_item_id_tag_id_pk" PRIMARY KEY("item_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "item_texts" (
	"item_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"words" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(search_config(locale), fold(title, locale)), 'A') || setweight(to_tsvector(search_config(locale), fold(words, locale)), 'B') || setweight(to_tsvector(search_config(locale), fold(summary, locale)), 'D')) STORED NOT NULL,
	CONSTRAINT "item_texts_item_id_locale_pk" PRIMARY KEY("item_id","locale"),
	CONSTRAINT "item_texts_slug_key" UNIQUE("locale","slug")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"author_id" uuid NOT NULL,
	"picture_id" uuid,
	"video_id" uuid,
	"main_category_id" uuid,
	"is_sponsored" boolean DEFAULT false NOT NULL,
	"rejection" jsonb,
	"published_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "items_type_check" CHECK ("items"."type" in ('recipe', 'article')),
	CONSTRAINT "items_state_check" CHECK ("items"."state" in ('draft', 'submitted', 'rejected', 'live'))
);
--> statement-breakpoint
CREATE TABLE "item_stats" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_stats_like_count_check" CHECK ("item_stats"."like_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"storage_key" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"placeholder" text NOT NULL,
	"alts" jsonb NOT NULL,
	"credit" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"poster_id" uuid NOT NULL,
	"mp4_key" text NOT NULL,
	"webm_key" text,
	"caption_keys" jsonb NOT NULL,
	"titles" jsonb NOT NULL,
	"seconds" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_ingredients" (
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"group_position" integer NOT NULL,
	"ingredient_id" uuid NOT NULL,
	"amount" double precision,
	"amount_max" double precision,
	"unit" text,
	"characteristic" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"addition" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "recipe_ingredients_item_id_position_pk" PRIMARY KEY("item_id","position")
);
--> statement-breakpoint
CREATE TABLE "recipe_texts" (
	"item_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"chefs_note" text DEFAULT '' NOT NULL,
	"groups" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "recipe_texts_item_id_locale_pk" PRIMARY KEY("item_id","locale")
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"difficulty" text DEFAULT 'unknown' NOT NULL,
	"preparation" integer NOT NULL,
	"baking" integer DEFAULT 0 NOT NULL,
	"resting" integer DEFAULT 0 NOT NULL,
	"minutes" integer GENERATED ALWAYS AS (preparation + baking + resting) STORED NOT NULL,
	"oven_celsius" integer,
	"servings_amount" integer NOT NULL,
	"servings_type" text DEFAULT 'portion' NOT NULL,
	"kcal" double precision,
	"fat" double precision,
	"protein" double precision,
	"carbohydrate" double precision,
	"utensils" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "recipes_times_check" CHECK ("recipes"."preparation" >= 0 and "recipes"."baking" >= 0 and "recipes"."resting" >= 0),
	CONSTRAINT "recipes_servings_check" CHECK ("recipes"."servings_amount" >= 1),
	CONSTRAINT "recipes_difficulty_check" CHECK ("recipes"."difficulty" in ('unknown', 'easy', 'medium', 'hard'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"story_type" text NOT NULL,
	"page_key" text,
	"theme" text,
	CONSTRAINT "stories_pageKey_unique" UNIQUE("page_key"),
	CONSTRAINT "stories_type_check" CHECK ("stories"."story_type" in ('article', 'static_page', 'shopping_tip', 'news'))
);
--> statement-breakpoint
CREATE TABLE "story_texts" (
	"item_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"body" jsonb NOT NULL,
	"reading_minutes" integer NOT NULL,
	CONSTRAINT "story_texts_item_id_locale_pk" PRIMARY KEY("item_id","locale")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"parent_id" uuid,
	"position" integer NOT NULL,
	"picture_id" uuid,
	CONSTRAINT "categories_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "category_texts" (
	"category_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	CONSTRAINT "category_texts_category_id_locale_pk" PRIMARY KEY("category_id","locale"),
	CONSTRAINT "category_texts_slug_key" UNIQUE("locale","slug")
);
--> statement-breakpoint
CREATE TABLE "ingredient_texts" (
	"ingredient_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"one" text NOT NULL,
	"many" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"storage" text DEFAULT '' NOT NULL,
	"substitutes" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	CONSTRAINT "ingredient_texts_ingredient_id_locale_pk" PRIMARY KEY("ingredient_id","locale"),
	CONSTRAINT "ingredient_texts_slug_key" UNIQUE("locale","slug")
);
--> statement-breakpoint
CREATE TABLE "ingredients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"has_page" boolean DEFAULT false NOT NULL,
	"picture_id" uuid,
	"density" double precision,
	"piece_grams" double precision,
	"kcal" double precision NOT NULL,
	"fat" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"carbohydrate" double precision NOT NULL,
	"season" smallint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "ingredients_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "slug_history" (
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"target_id" uuid NOT NULL,
	CONSTRAINT "slug_history_kind_locale_slug_pk" PRIMARY KEY("kind","locale","slug")
);
--> statement-breakpoint
CREATE TABLE "tag_texts" (
	"tag_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "tag_texts_tag_id_locale_pk" PRIMARY KEY("tag_id","locale"),
	CONSTRAINT "tag_texts_slug_key" UNIQUE("locale","slug")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tags_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"code" text PRIMARY KEY NOT NULL,
	"system" text NOT NULL,
	"dimension" text NOT NULL,
	"factor" double precision,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "utensils" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "utensils_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"logo" text NOT NULL,
	"trade" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"new_type" text DEFAULT 'community' NOT NULL,
	"email" text,
	"picture_id" uuid,
	"banner_id" uuid,
	"occupation" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bio" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"website" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_slug_unique" UNIQUE("slug"),
	CONSTRAINT "users_new_type_check" CHECK ("users"."new_type" in ('community', 'contributor', 'partner', 'editor', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "cookbook_items" (
	"cookbook_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cookbook_items_cookbook_id_item_id_pk" PRIMARY KEY("cookbook_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "cookbooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"titles" jsonb NOT NULL,
	"summaries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cover_id" uuid,
	"visibility" text DEFAULT 'private' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cookbooks_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"locale" text NOT NULL,
	"topic" text NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "item_categories" ADD CONSTRAINT "item_categories_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_categories" ADD CONSTRAINT "item_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tags" ADD CONSTRAINT "item_tags_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tags" ADD CONSTRAINT "item_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_texts" ADD CONSTRAINT "item_texts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_main_category_id_categories_id_fk" FOREIGN KEY ("main_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_stats" ADD CONSTRAINT "item_stats_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_pictures_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_item_id_recipes_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."recipes"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_ingredient_id_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."ingredients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_unit_units_code_fk" FOREIGN KEY ("unit") REFERENCES "public"."units"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_texts" ADD CONSTRAINT "recipe_texts_item_id_recipes_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."recipes"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_texts" ADD CONSTRAINT "story_texts_item_id_stories_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stories"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_texts" ADD CONSTRAINT "ingredient_texts_ingredient_id_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."ingredients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_texts" ADD CONSTRAINT "tag_texts_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_banner_id_pictures_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookbook_items" ADD CONSTRAINT "cookbook_items_cookbook_id_cookbooks_id_fk" FOREIGN KEY ("cookbook_id") REFERENCES "public"."cookbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookbook_items" ADD CONSTRAINT "cookbook_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookbooks" ADD CONSTRAINT "cookbooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookbooks" ADD CONSTRAINT "cookbooks_cover_id_pictures_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_modules_feed_idx" ON "feed_modules" USING btree ("feed","position");--> statement-breakpoint
CREATE INDEX "item_categories_category_idx" ON "item_categories" USING btree ("category_id","item_id");--> statement-breakpoint
CREATE INDEX "item_tags_tag_idx" ON "item_tags" USING btree ("tag_id","item_id");--> statement-breakpoint
CREATE INDEX "item_texts_search_de_idx" ON "item_texts" USING gin ("search") WHERE "item_texts"."locale" = 'de';--> statement-breakpoint
CREATE INDEX "item_texts_search_en_idx" ON "item_texts" USING gin ("search") WHERE "item_texts"."locale" = 'en';--> statement-breakpoint
CREATE INDEX "items_newest_idx" ON "items" USING btree ("type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "items"."state" = 'live';--> statement-breakpoint
CREATE INDEX "items_author_idx" ON "items" USING btree ("author_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "item_stats_likes_idx" ON "item_stats" USING btree ("like_count" DESC NULLS FIRST,"item_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "likes_newest_idx" ON "likes" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "likes_item_idx" ON "likes" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "recipe_ingredients_ingredient_idx" ON "recipe_ingredients" USING btree ("ingredient_id","item_id");--> statement-breakpoint
CREATE INDEX "recipes_minutes_idx" ON "recipes" USING btree ("minutes");--> statement-breakpoint
CREATE INDEX "stories_type_idx" ON "stories" USING btree ("story_type","item_id");--> statement-breakpoint
CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "ingredients_page_idx" ON "ingredients" USING btree ("has_page");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_new_type_idx" ON "users" USING btree ("new_type","name");--> statement-breakpoint
CREATE INDEX "cookbooks_user_idx" ON "cookbooks" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "questions_answered_idx" ON "questions" USING btree ("answered_at" DESC NULLS FIRST);