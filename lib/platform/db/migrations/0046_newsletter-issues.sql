CREATE TABLE "newsletter_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issue_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bounce" text,
	"bounced_at" timestamp with time zone,
	"complained_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_deliveries_subscription_key" UNIQUE("issue_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issue_items" (
	"issue_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "newsletter_issue_items_issue_id_item_id_pk" PRIMARY KEY("issue_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issue_texts" (
	"issue_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"slug" text,
	"subject" text DEFAULT '' NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	CONSTRAINT "newsletter_issue_texts_issue_id_locale_pk" PRIMARY KEY("issue_id","locale"),
	CONSTRAINT "newsletter_issue_texts_slug_key" UNIQUE("locale","slug")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"number" integer,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"next_batch_at" timestamp with time zone,
	"last_subscription_id" uuid,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"hard_bounce_count" integer DEFAULT 0 NOT NULL,
	"soft_bounce_count" integer DEFAULT 0 NOT NULL,
	"complaint_count" integer DEFAULT 0 NOT NULL,
	"unsubscribe_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "newsletter_issues_number_unique" UNIQUE("number"),
	CONSTRAINT "newsletter_issues_state_check" CHECK ("newsletter_issues"."state" in ('draft', 'sending', 'sent'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issue_items" ADD CONSTRAINT "newsletter_issue_items_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issue_items" ADD CONSTRAINT "newsletter_issue_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issue_texts" ADD CONSTRAINT "newsletter_issue_texts_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_latest_idx" ON "newsletter_deliveries" USING btree ("subscription_id","queued_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_queued_idx" ON "newsletter_deliveries" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "newsletter_issue_items_item_idx" ON "newsletter_issue_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "newsletter_issues_archive_idx" ON "newsletter_issues" USING btree ("started_at" DESC NULLS LAST,"id") WHERE "newsletter_issues"."state" <> 'draft';--> statement-breakpoint
CREATE INDEX "newsletter_issues_sending_idx" ON "newsletter_issues" USING btree ("started_at") WHERE "newsletter_issues"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "newsletter_issues_created_idx" ON "newsletter_issues" USING btree ("created_at" DESC NULLS LAST,"id");