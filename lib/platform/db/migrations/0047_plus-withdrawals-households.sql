CREATE TABLE "plus_withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"refunded_cents" integer NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plus_withdrawals_reference_unique" UNIQUE("reference"),
	CONSTRAINT "plus_withdrawals_cents_check" CHECK ("plus_withdrawals"."refunded_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "household_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "household_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "household_invitations_email_key" UNIQUE("owner_id","email")
);
--> statement-breakpoint
CREATE TABLE "household_members" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "household_members_owner_check" CHECK ("household_members"."member_id" <> "household_members"."owner_id")
);
--> statement-breakpoint
ALTER TABLE "plus_invoices" DROP CONSTRAINT "plus_invoices_paymentId_unique";--> statement-breakpoint
ALTER TABLE "cookbooks" ADD COLUMN "is_in_household" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plus_payments" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plus_payments" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plus_invoices" ADD COLUMN "corrects" uuid;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plus_withdrawals_email_idx" ON "plus_withdrawals" USING btree ("email");--> statement-breakpoint
CREATE INDEX "plus_withdrawals_created_idx" ON "plus_withdrawals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "household_invitations_expires_idx" ON "household_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "household_members_owner_idx" ON "household_members" USING btree ("owner_id","joined_at");--> statement-breakpoint
ALTER TABLE "plus_invoices" ADD CONSTRAINT "plus_invoices_corrects_plus_invoices_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."plus_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cookbooks_household_idx" ON "cookbooks" USING btree ("user_id") WHERE "cookbooks"."is_in_household" and "cookbooks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plus_payments_refund_idx" ON "plus_payments" USING btree ("withdrawn_at") WHERE "plus_payments"."withdrawn_at" is not null and "plus_payments"."refunded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "plus_invoices_payment_key" ON "plus_invoices" USING btree ("payment_id") WHERE "plus_invoices"."corrects" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "plus_invoices_corrects_key" ON "plus_invoices" USING btree ("corrects");--> statement-breakpoint
ALTER TABLE "plus_payments" ADD CONSTRAINT "plus_payments_refund_check" CHECK ("plus_payments"."refunded_at" is null or "plus_payments"."withdrawn_at" is not null);