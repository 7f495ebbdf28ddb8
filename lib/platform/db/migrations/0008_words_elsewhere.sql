DROP INDEX "item_texts_search_de_idx";--> statement-breakpoint
DROP INDEX "item_texts_search_en_idx";--> statement-breakpoint
-- They are collected anew.
TRUNCATE "search_words";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "spelling" text NOT NULL;--> statement-breakpoint
ALTER TABLE "item_texts" DROP COLUMN "search";