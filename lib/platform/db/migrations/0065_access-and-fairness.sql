CREATE TABLE "file_deletions" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_target_type_check";--> statement-breakpoint
ALTER TABLE "report_decisions" ADD COLUMN "is_by_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cookbooks" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "items_picture_idx" ON "items" USING btree ("picture_id") WHERE "items"."picture_id" is not null;--> statement-breakpoint
CREATE INDEX "items_video_idx" ON "items" USING btree ("video_id") WHERE "items"."video_id" is not null;--> statement-breakpoint
CREATE INDEX "users_picture_idx" ON "users" USING btree ("picture_id") WHERE "users"."picture_id" is not null;--> statement-breakpoint
CREATE INDEX "users_banner_idx" ON "users" USING btree ("banner_id") WHERE "users"."banner_id" is not null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_target_type_check" CHECK ("reports"."target_type" in ('recipe', 'story', 'comment', 'cookbook', 'user', 'address'));--> statement-breakpoint
-- A slug that is a UUID may be the id of another cookbook, which then cannot become private. No
-- other cookbook can have chosen the new one.
UPDATE "cookbooks" SET "slug" = 'id-' || "slug" || '-' || replace(gen_random_uuid()::text, '-', '')
WHERE "slug" <> "id"::text AND "slug" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';--> statement-breakpoint
-- Bans of admins before this are told by the present role.
UPDATE "report_decisions" SET "is_by_admin" = true
WHERE "action" = 'ban' AND "editor_id" IN (SELECT "id" FROM "users" WHERE "new_type" = 'admin');
