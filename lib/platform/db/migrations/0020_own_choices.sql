ALTER TABLE "users" ALTER COLUMN "units" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "units" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "is_contested" boolean DEFAULT false NOT NULL;