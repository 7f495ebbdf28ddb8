ALTER TABLE "ingredients" ADD COLUMN "diets" jsonb;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "planned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "missed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "newsletter_issues_planned_idx" ON "newsletter_issues" USING btree ("planned_at") WHERE "newsletter_issues"."planned_at" is not null;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_planned_check" CHECK ("newsletter_issues"."planned_at" is null or "newsletter_issues"."state" = 'draft');