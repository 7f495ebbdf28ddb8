DROP INDEX "recipe_needs_rank_idx";--> statement-breakpoint
CREATE INDEX "recipe_needs_needs_idx" ON "recipe_needs" USING btree ("ingredient_id","needs","item_id");--> statement-breakpoint
CREATE INDEX "recipe_needs_rarest_idx" ON "recipe_needs" USING btree ("ingredient_id","needs","item_id") WHERE "recipe_needs"."rank" = 1;