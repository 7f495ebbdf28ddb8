ALTER TABLE "search_docs" ADD COLUMN "recency" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_docs_recency_0_idx" ON "search_docs" USING gin ("vector") WHERE "search_docs"."recency" <= 0;--> statement-breakpoint
CREATE INDEX "search_docs_recency_1_idx" ON "search_docs" USING gin ("vector") WHERE "search_docs"."recency" <= 1;--> statement-breakpoint
CREATE INDEX "search_docs_recency_2_idx" ON "search_docs" USING gin ("vector") WHERE "search_docs"."recency" <= 2;