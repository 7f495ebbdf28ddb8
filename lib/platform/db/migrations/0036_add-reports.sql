CREATE TABLE "report_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid,
	"target_address" text NOT NULL,
	"target_title" text NOT NULL,
	"author_id" uuid,
	"editor_id" uuid,
	"action" text NOT NULL,
	"ground" text,
	"rule" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"banned_until" timestamp with time zone,
	"former_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_decisions_action_check" CHECK ("report_decisions"."action" in ('dismiss', 'hide', 'restore', 'warn', 'ban', 'unban')),
	CONSTRAINT "report_decisions_ground_check" CHECK (("report_decisions"."action" in ('hide', 'warn', 'ban')) = ("report_decisions"."ground" is not null)),
	CONSTRAINT "report_decisions_ground_kind_check" CHECK ("report_decisions"."ground" in ('law', 'terms'))
);
--> statement-breakpoint
CREATE TABLE "report_objections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"decision_id" uuid NOT NULL,
	"report_id" uuid,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"editor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "report_objections_state_check" CHECK ("report_objections"."state" in ('open', 'rejected', 'accepted')),
	CONSTRAINT "report_objections_decided_check" CHECK (("report_objections"."state" = 'open') = ("report_objections"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid,
	"target_address" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"is_notice" boolean DEFAULT false NOT NULL,
	"reporter_id" uuid,
	"reporter_name" text,
	"reporter_email" text,
	"locale" text NOT NULL,
	"decision_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_reference_unique" UNIQUE("reference"),
	CONSTRAINT "reports_target_check" CHECK (("reports"."target_type" = 'address') = ("reports"."target_id" is null)),
	CONSTRAINT "reports_target_type_check" CHECK ("reports"."target_type" in ('recipe', 'story', 'comment', 'user', 'address')),
	CONSTRAINT "reports_reason_check" CHECK ("reports"."reason" in ('child_abuse', 'self_harm', 'violence', 'hate', 'sexual', 'harassment',
        'allergen_error', 'copyright', 'spam', 'other'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_objections" ADD CONSTRAINT "report_objections_decision_id_report_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."report_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_objections" ADD CONSTRAINT "report_objections_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_objections" ADD CONSTRAINT "report_objections_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_report_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."report_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_decisions_target_idx" ON "report_decisions" USING btree ("target_type","target_id","created_at");--> statement-breakpoint
CREATE INDEX "report_decisions_author_idx" ON "report_decisions" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "report_decisions_editor_idx" ON "report_decisions" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "report_decisions_created_idx" ON "report_decisions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_objections_author_key" ON "report_objections" USING btree ("decision_id") WHERE "report_objections"."report_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_objections_report_key" ON "report_objections" USING btree ("decision_id","report_id") WHERE "report_objections"."report_id" is not null;--> statement-breakpoint
CREATE INDEX "report_objections_open_idx" ON "report_objections" USING btree ("created_at","id") WHERE "report_objections"."state" = 'open';--> statement-breakpoint
CREATE INDEX "report_objections_report_idx" ON "report_objections" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "report_objections_editor_idx" ON "report_objections" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "reports_open_idx" ON "reports" USING btree ("created_at","id") WHERE "reports"."decision_id" is null;--> statement-breakpoint
CREATE INDEX "reports_target_idx" ON "reports" USING btree ("target_type","target_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_decision_idx" ON "reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "reports_reporter_idx" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_reporter_key" ON "reports" USING btree ("reporter_id","target_type","target_id") WHERE "reports"."decision_id" is null and "reports"."reporter_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_email_key" ON "reports" USING btree ("reporter_email","target_type","target_id") WHERE "reports"."decision_id" is null and "reports"."reporter_id" is null and "reports"."reporter_email" is not null;--> statement-breakpoint
CREATE INDEX "users_ban_end_idx" ON "users" USING btree ("banned_until") WHERE "users"."banned_until" is not null;