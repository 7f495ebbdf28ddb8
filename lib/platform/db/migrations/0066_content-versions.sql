ALTER TABLE "house_ads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Authors in the bin keep their name in the audit log until they are purged, which needs their id:
-- that of the line of the same transaction.
UPDATE "deleted_entries" SET "data" = "data" || jsonb_build_object('authorId', "audit_log"."subject_id")
FROM "audit_log"
WHERE "kind" = 'author' AND NOT "data" ? 'authorId' AND "subject_type" = 'author' AND "action" = 'delete'
  AND "created_at" = "deleted_at" AND "subject_name" = "label" ->> 'de' AND "subject_id" IS NOT NULL;--> statement-breakpoint
-- Authors and partners that were deleted for good before this are still named there.
UPDATE "audit_log" SET "subject_name" = '', "details" = "details" - '{reason,from,to}'::text[],
  "subject_id" = gen_random_uuid()
WHERE "subject_type" IN ('author', 'partner') AND "subject_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "subject_id")
  AND NOT EXISTS (SELECT FROM "deleted_entries" WHERE "data" ->> 'authorId' = "subject_id"::text);
