CREATE TABLE "plus_cancellations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"ends_on" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plus_cancellations_reference_unique" UNIQUE("reference"),
	CONSTRAINT "plus_cancellations_kind_check" CHECK ("plus_cancellations"."kind" in ('ordinary', 'extraordinary'))
);
--> statement-breakpoint
CREATE TABLE "plus_contracts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"plan" text,
	"next_plan" text,
	"trial_ends_at" timestamp with time zone,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"billing_day" smallint,
	"cancels_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"customer_ref" text,
	"method_ref" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plus_contracts_state_check" CHECK ("plus_contracts"."state" in ('trial', 'active', 'past_due', 'ended')),
	CONSTRAINT "plus_contracts_plan_check" CHECK ("plus_contracts"."plan" in ('monthly', 'yearly') and "plus_contracts"."next_plan" in ('monthly', 'yearly')),
	CONSTRAINT "plus_contracts_ended_check" CHECK (("plus_contracts"."state" = 'ended') = ("plus_contracts"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "plus_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"plan" text NOT NULL,
	"gross_cents" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reference" text,
	"checkout_url" text,
	"consented_at" timestamp with time zone,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "plus_payments_kind_check" CHECK ("plus_payments"."kind" in ('order', 'renewal')),
	CONSTRAINT "plus_payments_plan_check" CHECK ("plus_payments"."plan" in ('monthly', 'yearly')),
	CONSTRAINT "plus_payments_state_check" CHECK ("plus_payments"."state" in ('pending', 'succeeded', 'failed')),
	CONSTRAINT "plus_payments_paid_check" CHECK (("plus_payments"."state" = 'succeeded') = ("plus_payments"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "plus_invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plus_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"payment_id" uuid NOT NULL,
	"seller" jsonb NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"plan" text NOT NULL,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"gross_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"vat_percent" smallint NOT NULL,
	"locale" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plus_invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "plus_invoices_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "plus_invoices_plan_check" CHECK ("plus_invoices"."plan" in ('monthly', 'yearly'))
);
--> statement-breakpoint
ALTER TABLE "plus_contracts" ADD CONSTRAINT "plus_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_payments" ADD CONSTRAINT "plus_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_invoices" ADD CONSTRAINT "plus_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plus_cancellations_email_idx" ON "plus_cancellations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "plus_cancellations_created_idx" ON "plus_cancellations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plus_contracts_due_idx" ON "plus_contracts" USING btree ("period_ends_at") WHERE "plus_contracts"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "plus_payments_user_idx" ON "plus_payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plus_payments_renewal_key" ON "plus_payments" USING btree ("user_id") WHERE "plus_payments"."kind" = 'renewal' and "plus_payments"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "plus_invoices_user_idx" ON "plus_invoices" USING btree ("user_id","issued_at");