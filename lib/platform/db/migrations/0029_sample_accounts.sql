ALTER TABLE "users" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_sample_idx" ON "users" USING btree ("id") WHERE "users"."is_sample";--> statement-breakpoint
-- The authors that earlier versions inserted as sample content.
update users set is_sample = true
where email is null and slug in (
  'team-tischlein', 'gemuesefach', 'ofenwarm', 'bar-im-hof', 'kuechenkraut', 'loeffelweise', 'sonntagstisch',
  'kupferkessel', 'muehlenhof', 'linde-und-laib', 'nordfang'
);
--> statement-breakpoint
-- The ratings of a recipe are those of users, or only sample ratings (lib/ratings/mutations.ts).
delete from ratings as sample
where exists (select from users where id = sample.user_id and is_sample)
  and exists (
    select from ratings as other join users on users.id = other.user_id
    where other.item_id = sample.item_id and not users.is_sample
  );
