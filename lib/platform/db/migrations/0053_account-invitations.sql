CREATE TABLE "account_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inviter_id" uuid NOT NULL,
	"email" text NOT NULL,
	"new_type" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "account_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "account_invitations_new_type_check" CHECK ("account_invitations"."new_type" in ('contributor', 'partner', 'editor', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_invitations_inviter_idx" ON "account_invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "account_invitations_expires_idx" ON "account_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_type_idx" ON "audit_log" USING btree ("subject_type","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_newest_idx" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_new_type_newest_idx" ON "users" USING btree ("new_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_banned_idx" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "users"."banned_at" is not null;--> statement-breakpoint
CREATE INDEX "users_unconfirmed_idx" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "users"."email" is not null and "users"."email_confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (lower("name" || ' ' || "slug" || ' ' || coalesce("email", '')) gin_trgm_ops);