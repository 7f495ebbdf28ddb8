CREATE TABLE "comment_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"comment_id" uuid NOT NULL,
	"editor_id" uuid,
	"decision" text NOT NULL,
	"version" integer NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_decisions_decision_check" CHECK ("comment_decisions"."decision" in ('approve', 'hide', 'restore')),
	CONSTRAINT "comment_decisions_reason_check" CHECK (("comment_decisions"."decision" = 'hide') = ("comment_decisions"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"user_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_likes_user_id_comment_id_pk" PRIMARY KEY("user_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comment_photos" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"comment_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "comment_photos_position_key" UNIQUE("comment_id","position"),
	CONSTRAINT "comment_photos_position_check" CHECK ("comment_photos"."position" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"author_id" uuid,
	"parent_id" uuid,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"text_hash" text,
	"has_link" boolean DEFAULT false NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'visible' NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "comments_kind_check" CHECK ("comments"."kind" in ('comment', 'question', 'tip')),
	CONSTRAINT "comments_reply_kind_check" CHECK ("comments"."parent_id" is null or "comments"."kind" = 'comment'),
	CONSTRAINT "comments_state_check" CHECK ("comments"."state" in ('visible', 'held', 'hidden')),
	CONSTRAINT "comments_text_check" CHECK (("comments"."text" = '') = ("comments"."deleted_at" is not null)),
	CONSTRAINT "comments_counts_check" CHECK ("comments"."like_count" >= 0 and "comments"."reply_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_keeps_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_decisions" ADD CONSTRAINT "comment_decisions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_decisions" ADD CONSTRAINT "comment_decisions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_photos" ADD CONSTRAINT "comment_photos_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_photos" ADD CONSTRAINT "comment_photos_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_decisions_comment_idx" ON "comment_decisions" USING btree ("comment_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_decisions_editor_idx" ON "comment_decisions" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "comment_likes_comment_idx" ON "comment_likes" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comments_item_idx" ON "comments" USING btree ("item_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_helpful_idx" ON "comments" USING btree ("item_id","like_count" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "comments"."parent_id" is null and "comments"."state" = 'visible';--> statement-breakpoint
CREATE INDEX "comments_replies_idx" ON "comments" USING btree ("parent_id","created_at","id") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_held_idx" ON "comments" USING btree ("created_at","id") WHERE "comments"."state" = 'held' and "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_text_hash_idx" ON "comments" USING btree ("text_hash","created_at");