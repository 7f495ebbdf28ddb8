ALTER TABLE "story_drafts" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "story_drafts" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "story_drafts" ADD COLUMN "deleted_at" timestamp with time zone;