CREATE TABLE "vacancies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"employment_type" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"is_remote" boolean DEFAULT false NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"salary_unit" text DEFAULT 'YEAR' NOT NULL,
	"closes_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "vacancies_salary_range" CHECK ("vacancies"."salary_min" is null or "vacancies"."salary_max" is null or "vacancies"."salary_min" <= "vacancies"."salary_max")
);
--> statement-breakpoint
ALTER TABLE "hotline_questions" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "hotline_questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "hotline_questions" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "vacancies_created_idx" ON "vacancies" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "hotline_questions_open_idx" ON "hotline_questions" USING btree ("created_at","id") WHERE "hotline_questions"."answered_at" is null and "hotline_questions"."rejected_at" is null;--> statement-breakpoint
CREATE INDEX "hotline_questions_rejected_idx" ON "hotline_questions" USING btree ("rejected_at" DESC NULLS LAST) WHERE "hotline_questions"."rejected_at" is not null;--> statement-breakpoint
CREATE INDEX "hotline_questions_email_idx" ON "hotline_questions" USING btree (lower("email")) WHERE "hotline_questions"."email" is not null;--> statement-breakpoint
ALTER TABLE "hotline_questions" ADD CONSTRAINT "hotline_questions_one_decision" CHECK ("hotline_questions"."answered_at" is null or "hotline_questions"."rejected_at" is null);