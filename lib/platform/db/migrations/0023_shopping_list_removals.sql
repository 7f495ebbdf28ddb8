CREATE TABLE "shopping_list_removals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	"removed_by" uuid,
	CONSTRAINT "shopping_list_removals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "shopping_list_removals" ADD CONSTRAINT "shopping_list_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_list_removals_removed_at_idx" ON "shopping_list_removals" USING btree ("removed_at");