CREATE TABLE "feed_revisions" (
	"feed" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"module_id" uuid,
	"modules" jsonb NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_revisions_feed_version_pk" PRIMARY KEY("feed","version")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid,
	"draft_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "preview_links_subject_check" CHECK (("preview_links"."item_id" is null) <> ("preview_links"."draft_id" is null))
);
--> statement-breakpoint
ALTER TABLE "feed_revisions" ADD CONSTRAINT "feed_revisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_draft_id_recipe_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."recipe_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_item_idx" ON "preview_links" USING btree ("item_id") WHERE "preview_links"."item_id" is not null;--> statement-breakpoint
CREATE INDEX "preview_links_draft_idx" ON "preview_links" USING btree ("draft_id") WHERE "preview_links"."draft_id" is not null;