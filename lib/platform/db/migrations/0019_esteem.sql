ALTER TABLE "search_docs" ADD COLUMN "esteem" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_docs_esteem_0_idx" ON "search_docs" USING gin ("vector") WHERE "search_docs"."esteem" <= 0;--> statement-breakpoint
CREATE INDEX "search_docs_esteem_1_idx" ON "search_docs" USING gin ("vector") WHERE "search_docs"."esteem" <= 1;--> statement-breakpoint
CREATE INDEX "search_docs_esteem_2_idx" ON "search_docs" USING gin ("vector") WHERE "search_docs"."esteem" <= 2;