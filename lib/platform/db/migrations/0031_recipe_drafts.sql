CREATE TABLE "recipe_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"recipe_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "recipe_drafts_state_check" CHECK ("recipe_drafts"."state" in ('draft', 'submitted', 'rejected', 'accepted')),
	CONSTRAINT "recipe_drafts_submitted_check" CHECK (("recipe_drafts"."state" = 'submitted') = ("recipe_drafts"."submitted_at" is not null)),
	CONSTRAINT "recipe_drafts_accepted_check" CHECK ("recipe_drafts"."state" <> 'accepted' or "recipe_drafts"."recipe_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "recipe_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"draft_id" uuid,
	"recipe_id" uuid,
	"user_id" uuid,
	"action" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quality" text,
	"effective_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_reviews_subject_check" CHECK ("recipe_reviews"."draft_id" is not null or "recipe_reviews"."recipe_id" is not null),
	CONSTRAINT "recipe_reviews_action_check" CHECK ("recipe_reviews"."action" in ('submit', 'withdraw', 'accept', 'reject', 'publish', 'schedule', 'expire')),
	CONSTRAINT "recipe_reviews_quality_check" CHECK ("recipe_reviews"."quality" in ('basic', 'good', 'excellent'))
);
--> statement-breakpoint
ALTER TABLE "recipe_drafts" ADD CONSTRAINT "recipe_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_drafts" ADD CONSTRAINT "recipe_drafts_recipe_id_recipes_item_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_reviews" ADD CONSTRAINT "recipe_reviews_draft_id_recipe_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."recipe_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_reviews" ADD CONSTRAINT "recipe_reviews_recipe_id_recipes_item_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_reviews" ADD CONSTRAINT "recipe_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_drafts_author_idx" ON "recipe_drafts" USING btree ("author_id","saved_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipe_drafts_recipe_idx" ON "recipe_drafts" USING btree ("recipe_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_drafts_open_key" ON "recipe_drafts" USING btree ("recipe_id") WHERE "recipe_drafts"."state" <> 'accepted';--> statement-breakpoint
CREATE INDEX "recipe_drafts_queue_idx" ON "recipe_drafts" USING btree ("submitted_at","id") WHERE "recipe_drafts"."state" = 'submitted';--> statement-breakpoint
CREATE INDEX "recipe_reviews_draft_idx" ON "recipe_reviews" USING btree ("draft_id","created_at");--> statement-breakpoint
CREATE INDEX "recipe_reviews_recipe_idx" ON "recipe_reviews" USING btree ("recipe_id","created_at");--> statement-breakpoint
CREATE INDEX "recipe_reviews_user_idx" ON "recipe_reviews" USING btree ("user_id");