ALTER TABLE "pictures" ALTER COLUMN "credit" SET DATA TYPE jsonb
USING case when "credit" is null then null else jsonb_build_object('de', "credit", 'en', "credit") end;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focal_x" smallint;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focal_y" smallint;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "pictures_newest_idx" ON "pictures" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pictures_deleted_idx" ON "pictures" USING btree ("deleted_at") WHERE "pictures"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_focal_check" CHECK ("pictures"."focal_x" between 0 and 100 and "pictures"."focal_y" between 0 and 100);--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_focal_both_check" CHECK (("pictures"."focal_x" is null) = ("pictures"."focal_y" is null));