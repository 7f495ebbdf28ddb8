import { z } from "zod";
import { userTypes } from "#lib/platform/db/tables/users.ts";
import { imageSchema } from "./content.ts";

export const categorySchema = z
  .object({
    id: z.uuid(),
    key: z.string().describe("The same in both languages."),
    kind: z.enum(["group", "entry", "special"]),
    parent_id: z.uuid().nullable(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    url: z.url(),
    image: imageSchema.nullable(),
  })
  .meta({ id: "Category" });

export const ingredientLinkSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    season: z.array(z.int().min(1).max(12)).describe("Months in which it is in season."),
    url: z.url(),
  })
  .meta({ id: "IngredientLink" });

export const ingredientSchema = ingredientLinkSchema
  .extend({
    key: z.string().describe("The same in both languages."),
    name: z.string().describe("As it appears within a sentence."),
    body: z.string().describe("Paragraphs separated by blank lines."),
    storage: z.string(),
    substitutes: z.string(),
    is_staple: z.boolean(),
    nutrition: z
      .object({ calories: z.number(), fat: z.number(), protein: z.number(), carbohydrate: z.number() })
      .describe("Per 100 g, in kcal and grams."),
    image: imageSchema.nullable(),
  })
  .meta({ id: "Ingredient" });

export const profileSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    new_type: z.enum(userTypes),
    occupation: z.string(),
    bio: z.string(),
    website: z.string().nullable(),
    url: z.url(),
    image: imageSchema.nullable(),
    recipe_count: z.int(),
    article_count: z.int(),
  })
  .meta({ id: "Profile" });
