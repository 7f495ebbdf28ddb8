CREATE TABLE "api_answers" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" smallint,
	"media_type" text,
	"body" text
);
