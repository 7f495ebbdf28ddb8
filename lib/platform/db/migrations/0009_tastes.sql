CREATE TABLE "tastes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"goals" text[] NOT NULL,
	"diet" text,
	"cuisines" text[] NOT NULL,
	"intolerances" text[] NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tastes" ADD CONSTRAINT "tastes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;