ALTER TABLE "cookbook_items" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "cookbook_items_order_idx" ON "cookbook_items" USING btree ("cookbook_id","position","item_id") WHERE "cookbook_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "cookbook_items_removed_idx" ON "cookbook_items" USING btree ("removed_at") WHERE "cookbook_items"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "cookbooks_deleted_idx" ON "cookbooks" USING btree ("deleted_at") WHERE "cookbooks"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "cookbooks_cover_idx" ON "cookbooks" USING btree ("cover_id");