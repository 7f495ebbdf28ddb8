import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { keptForRestoration, pictureColumns, pictureJsonColumns } from "#lib/media/pictures/picture-references.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

/** JSON columns without ids of pictures. A new column belongs here or in `pictureJsonColumns`. */
const jsonWithoutPictures = [
  "adaptations.content",
  "app_metadata.value",
  "audit_log.details",
  "cookbooks.summaries",
  "cookbooks.titles",
  "hotline_questions.answer",
  "hotline_questions.question",
  "ingredient_texts.country_substitutes",
  "ingredients.diets",
  "plus_invoices.seller",
  "site_settings.settings",
  "deleted_entries.label",
  "items.rejection",
  "menus.content",
  "menus.title",
  "outbox.headers",
  "partners.trade",
  "pictures.alts",
  "pictures.credit",
  "pictures.crops",
  "recipe_ingredients.addition",
  "recipe_ingredients.characteristic",
  "recipe_bulk_changes.entries",
  "recipe_working_copies.planned",
  "story_revisions.languages",
  "recipe_reviews.notes",
  "recipe_texts.groups",
  "recipe_texts.steps",
  "recipes.source",
  "recipes.utensils",
  "units.names",
  "users.bio",
  "users.occupation",
  "utensils.names",
  "vacancies.text",
  "vacancies.title",
  "videos.caption_keys",
  "videos.titles",
];

test("every foreign key to pictures is listed, so that where a picture is used is complete", async () => {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select conrelid::regclass || '.' || attname as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'pictures'::regclass`);
  // It says who sent a picture and shows nothing.
  const shown = rows.map(({ reference }) => reference).filter((reference) => reference !== "uploads.picture_id");
  expect(shown.toSorted()).toEqual(pictureColumns.map(({ table, column }) => `${table}.${column}`).toSorted());
});

test("every column with JSON is known to have ids of pictures or none", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('json', 'jsonb')`);
  const withPictures = [...pictureJsonColumns, keptForRestoration].map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...jsonWithoutPictures, ...withPictures].toSorted());
});
