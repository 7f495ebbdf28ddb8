ALTER TABLE "sign_ups" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_way_in_check" CHECK (("sign_ups"."password_hash" is null) = ("sign_ups"."provider" is not null) and ("sign_ups"."provider" is null) = ("sign_ups"."subject" is null));