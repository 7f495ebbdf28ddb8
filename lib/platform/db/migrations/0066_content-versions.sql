ALTER TABLE "house_ads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;