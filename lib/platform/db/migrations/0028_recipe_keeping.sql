ALTER TABLE "recipe_texts" ADD COLUMN "storage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_texts" ADD COLUMN "freezing" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_texts" ADD COLUMN "make_ahead" text DEFAULT '' NOT NULL;