-- An address that begins with two slashes would be a link to another site.
UPDATE "reports" SET "target_address" = regexp_replace("target_address", '^/+', '/') WHERE "target_address" LIKE '//%';--> statement-breakpoint
UPDATE "report_decisions" SET "target_address" = regexp_replace("target_address", '^/+', '/') WHERE "target_address" LIKE '//%';
