-- Spoons of salt have their weight beside them since this version, where the site still has the salt
-- of the sample content as that left it. The new version of the row refuses a form that an editor
-- has had open since before.
UPDATE "ingredients" SET "us_form" = 'weighed-spoons', "version" = "version" + 1
WHERE "key" = 'salt' AND "us_form" IS NULL AND "density" = 1.217
  AND EXISTS (SELECT FROM "ingredient_texts"
    WHERE "ingredient_id" = "ingredients"."id" AND "locale" = 'de' AND "slug" = 'salz-salt');
