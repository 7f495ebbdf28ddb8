ALTER TABLE "ingredients" ALTER COLUMN "aisle" SET DEFAULT 'storeCupboard';--> statement-breakpoint
update ingredients set aisle = 'storeCupboard' where aisle = 'larder';
