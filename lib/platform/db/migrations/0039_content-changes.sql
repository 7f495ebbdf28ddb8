CREATE TABLE "content_changes" (
	"target_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_changes_target_id_cause_pk" PRIMARY KEY("target_id","cause"),
	CONSTRAINT "content_changes_cause_check" CHECK ("content_changes"."cause" in ('change', 'start', 'end')),
	CONSTRAINT "content_changes_kind_check" CHECK ("content_changes"."kind" in ('recipe', 'article', 'category', 'tag', 'ingredient', 'collection'))
);
--> statement-breakpoint
CREATE INDEX "content_changes_time_idx" ON "content_changes" USING btree ("kind","changed_at","target_id");