DROP INDEX "reports_reporter_key";--> statement-breakpoint
DROP INDEX "reports_email_key";--> statement-breakpoint
ALTER TABLE "plus_contracts" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_reporter_key" ON "reports" USING btree ("reporter_id","target_type","target_id","is_notice",md5("text")) WHERE "reports"."decision_id" is null and "reports"."reporter_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_email_key" ON "reports" USING btree ("reporter_email","target_type","target_id","is_notice",md5("text")) WHERE "reports"."decision_id" is null and "reports"."reporter_id" is null and "reports"."reporter_email" is not null;