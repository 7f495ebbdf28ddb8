-- Words that nearly match, for misspelt searches. A trusted extension: the owner of a database may add it.
create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_docs" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"locales" text[] NOT NULL,
	"vector" "tsvector" NOT NULL,
	"facets" text[] NOT NULL,
	"minutes" integer,
	"kcal" double precision
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_docs" ADD CONSTRAINT "search_docs_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_docs_vector_idx" ON "search_docs" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "search_words_trgm_idx" ON "search_words" USING gin ("word" gin_trgm_ops);