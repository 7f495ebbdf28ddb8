ALTER TABLE "pictures" ADD COLUMN "crops" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Pictures of house advertisements belong to the site, not to the editor who sent them.
DELETE FROM "uploads" WHERE "picture_id" IN (SELECT "picture_id" FROM "house_ads");
