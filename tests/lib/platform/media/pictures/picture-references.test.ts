import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { deleteClip } from "#lib/content/clips/mutations.ts";
import { moduleSchema } from "#lib/content/feeds/schema.ts";
import { deskContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { recipeInputSchema } from "#lib/content/recipes/schema.ts";
import { blockInputSchema } from "#lib/content/stories/schema.ts";
import { storyContentSchema } from "#lib/content/story-drafts/schema.ts";
import { createAuthor, deleteAuthor } from "#lib/people/authors/desk-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { clipIdKey, pictureIdKey } from "#lib/platform/db/json/keyed-ids.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { deleteUnusedPicture } from "#lib/platform/media/pictures/mutations.ts";
import {
  keptForRestoration,
  pictureColumns,
  pictureJsonColumns,
} from "#lib/platform/media/pictures/picture-references.ts";
import { createTestClip } from "#tests/lib/content/clips/fixtures.ts";
import { createHousePicture } from "#tests/lib/content/pictures/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
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

/** Tables of the desk, with few rows. */
const smallTables = ["categories", "house_ads", "ingredients", "videos"];

test("no deletion of a picture reads all items, users or comments", async () => {
  const referring = pictureColumns.filter(({ table }) => !smallTables.includes(table));
  expect(referring.length).toBeGreaterThan(3);
  for (const { table, column } of referring) {
    const plan = await db.transaction(async (tx) => {
      // The tables of the test are empty, and would be read as a whole.
      await tx.execute(sql`set local enable_seqscan = off`);
      const condition = sql`${sql.identifier(column)} = ${randomUUID()}::uuid`;
      const { rows } = await tx.execute(sql`explain select from ${sql.identifier(table)} where ${condition}`);
      return JSON.stringify(rows);
    });
    expect(plan, `${table}.${column}`).toMatch(/Index Cond[^"]*=/);
  }
});

test("every column with JSON is known to have ids of pictures or none", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('json', 'jsonb')`);
  const withPictures = [...pictureJsonColumns, keptForRestoration].map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...jsonWithoutPictures, ...withPictures].toSorted());
});

/** Keys in JSON with ids of others than pictures and clips. */
const keysOfOthers = [
  "authorId",
  "categoryId",
  "categoryIds",
  "ingredientId",
  "itemId",
  "itemIds",
  "leadId",
  "mainCategoryId",
  "tagIds",
  "userIds",
  "utensilId",
  "utensilIds",
  "utensils",
];

/** The keys whose values are UUIDs, at any depth of a JSON schema. */
function listIdKeys(schema: unknown, key = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {}, ...rest } = schema as { properties?: object };
  const here = "format" in rest && rest.format === "uuid" ? [key] : [];
  const below = Object.entries(properties).flatMap(([name, property]) => listIdKeys(property, name));
  return [...here, ...below, ...Object.values(rest).flatMap((part) => listIdKeys(part, key))];
}

test("only known keys in JSON have ids of pictures and clips", () => {
  const schemas = [recipeInputSchema, blockInputSchema, moduleSchema, deskContentSchema, storyContentSchema];
  const keys = schemas.flatMap((schema) => listIdKeys(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })));
  expect([...new Set(keys)].toSorted()).toEqual([...keysOfOthers, pictureIdKey, clipIdKey].toSorted());
});

test("what was deleted at the desk keeps its pictures until it cannot be restored any more", async () => {
  const editorId = await createReader({ newType: "editor" });
  const [pictureId, bannerId, posterId] = [
    await createHousePicture(),
    await createHousePicture(),
    await createHousePicture(),
  ];
  const author = { name: "Dora Koch", slug: "", occupation: {}, bio: {}, website: null, pictureId, bannerId };
  await deleteAuthor({ editorId, id: (await createAuthor(editorId, author)).id, version: 1 });
  await deleteClip({ editorId, id: (await createTestClip(editorId, { posterId })).id, version: 1 });
  for (const id of [pictureId, bannerId, posterId]) {
    await deleteUnusedPicture(id);
    expect(await db.$count(pictures, eq(pictures.id, id))).toBe(1);
  }
});
