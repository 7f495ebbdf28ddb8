import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";

/** Lists every foreign key of the database that points at a table, as "table.column". */
export async function listForeignKeys(target: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select conrelid::regclass || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = ${target}::regclass order by 1`);
  return rows.map(({ name }) => name);
}

/** Lists every column of JSON, as "table.column". */
export async function listJsonColumns(): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('json', 'jsonb') order by 1`);
  return rows.map(({ name }) => name);
}

/**
 * Columns of JSON that name no category, tag, ingredient or utensil. A new column of JSON stands
 * either here, or in the list of references of each domain that it names.
 */
export const jsonWithoutReferences = [
  "app_metadata.value",
  "audit_log.details",
  "cookbooks.summaries",
  "cookbooks.titles",
  "items.rejection",
  "hotline_questions.answer",
  "hotline_questions.question",
  "ingredient_texts.country_substitutes",
  "menus.title",
  "outbox.headers",
  "partners.trade",
  "pictures.alts",
  "pictures.credit",
  "plus_invoices.seller",
  "recipe_working_copies.planned",
  "story_revisions.languages",
  "recipe_reviews.notes",
  "recipe_texts.groups",
  "recipes.source",
  "story_texts.body",
  "units.names",
  // Entries have keys of the content, and names of partners' menus.
  "deleted_entries.data",
  "deleted_entries.label",
  "ingredients.diets",
  "pictures.crops",
  "site_settings.settings",
  "users.bio",
  "users.occupation",
  "utensils.names",
  "vacancies.text",
  "vacancies.title",
  "videos.caption_keys",
  "videos.titles",
];
