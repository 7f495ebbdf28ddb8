CREATE TABLE "recipe_bulk_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"entries" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recipe_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipe_id" uuid NOT NULL,
	"user_id" uuid,
	"origin" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_revisions_origin_check" CHECK ("recipe_revisions"."origin" in ('review', 'desk', 'stored'))
);
--> statement-breakpoint
CREATE TABLE "recipe_working_copies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipe_id" uuid,
	"editor_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"base_id" uuid,
	"draft_id" uuid,
	"draft_version" integer,
	"publish_at" timestamp with time zone,
	"planned" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_working_copies_planned_check" CHECK (("recipe_working_copies"."publish_at" is null) = ("recipe_working_copies"."planned" is null))
);
--> statement-breakpoint
ALTER TABLE "recipe_bulk_changes" ADD CONSTRAINT "recipe_bulk_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_revisions" ADD CONSTRAINT "recipe_revisions_recipe_id_recipes_item_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_revisions" ADD CONSTRAINT "recipe_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_working_copies" ADD CONSTRAINT "recipe_working_copies_recipe_id_recipes_item_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_working_copies" ADD CONSTRAINT "recipe_working_copies_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_working_copies" ADD CONSTRAINT "recipe_working_copies_base_id_recipe_revisions_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."recipe_revisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_working_copies" ADD CONSTRAINT "recipe_working_copies_draft_id_recipe_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."recipe_drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_bulk_changes_newest_idx" ON "recipe_bulk_changes" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recipe_bulk_changes_user_idx" ON "recipe_bulk_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recipe_revisions_recipe_idx" ON "recipe_revisions" USING btree ("recipe_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recipe_revisions_user_idx" ON "recipe_revisions" USING btree ("user_id") WHERE "recipe_revisions"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_working_copies_recipe_key" ON "recipe_working_copies" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_working_copies_editor_idx" ON "recipe_working_copies" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "recipe_working_copies_base_idx" ON "recipe_working_copies" USING btree ("base_id");--> statement-breakpoint
CREATE INDEX "recipe_working_copies_draft_idx" ON "recipe_working_copies" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "recipe_working_copies_due_idx" ON "recipe_working_copies" USING btree ("publish_at") WHERE "recipe_working_copies"."publish_at" is not null;