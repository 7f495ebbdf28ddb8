CREATE TABLE "follow_digests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"consent" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"covered_until" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_user_id_author_id_pk" PRIMARY KEY("user_id","author_id"),
	CONSTRAINT "follows_self_check" CHECK ("follows"."user_id" <> "follows"."author_id")
);
--> statement-breakpoint
ALTER TABLE "follow_digests" ADD CONSTRAINT "follow_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_digests_due_idx" ON "follow_digests" USING btree ("user_id") WHERE "follow_digests"."unsubscribed_at" is null;--> statement-breakpoint
CREATE INDEX "follows_newest_idx" ON "follows" USING btree ("user_id","created_at" DESC NULLS FIRST,"author_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "follows_author_idx" ON "follows" USING btree ("author_id","user_id");