CREATE TABLE "house_ad_counts" (
	"ad_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "house_ad_counts_ad_id_day_pk" PRIMARY KEY("ad_id","day")
);
--> statement-breakpoint
CREATE TABLE "house_ads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slot" text NOT NULL,
	"locale" text NOT NULL,
	"is_paid" boolean NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"href" text NOT NULL,
	"picture_id" uuid NOT NULL,
	"weight" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_ads_weight_check" CHECK ("house_ads"."weight" between 1 and 100),
	CONSTRAINT "house_ads_days_check" CHECK ("house_ads"."ends_on" >= "house_ads"."starts_on")
);
--> statement-breakpoint
ALTER TABLE "house_ad_counts" ADD CONSTRAINT "house_ad_counts_ad_id_house_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."house_ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_ads" ADD CONSTRAINT "house_ads_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_ads_slot_idx" ON "house_ads" USING btree ("locale","slot");--> statement-breakpoint
CREATE INDEX "house_ads_created_idx" ON "house_ads" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "house_ads_picture_idx" ON "house_ads" USING btree ("picture_id");