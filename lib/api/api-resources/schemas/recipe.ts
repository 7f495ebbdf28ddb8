import { z } from "zod";
import { difficulties } from "#lib/platform/db/tables/recipes.ts";
import { categoryLinkSchema, contentFields, durationSchema, imageSchema, videoSchema } from "./content.ts";

const namesSchema = z
  .object({ one: z.string(), many: z.string(), rendered: z.string().describe("As the amount demands.") })
  .meta({ id: "Names" });

const measureSchema = z
  .object({
    amount: z.number().nullable(),
    amount_max: z.number().nullable().describe("Upper end of a range."),
    unit: z.object({ code: z.string(), name: z.string() }).nullable().describe("Null for counted pieces."),
    plus: z.object({ amount: z.number(), unit: z.string() }).optional().describe("A smaller measure to add."),
  })
  .meta({ id: "Measure" });

const ingredientSchema = z
  .object({
    name: namesSchema,
    us_name: z
      .object({ one: z.string(), many: z.string() })
      .optional()
      .describe("Beside US amounts, where it differs."),
    measurement: z.object({
      metric: measureSchema,
      imperial: measureSchema.describe("What a US recipe prints; the metric amount where both are the same."),
    }),
    characteristic: z.string(),
    additional_information: z.string(),
    url: z.url().nullable().describe("The page of the ingredient."),
  })
  .meta({ id: "RecipeIngredient" });

const utensilSchema = z
  .object({ id: z.string(), name: z.string(), amount: z.number().nullable(), size: z.string() })
  .meta({ id: "RecipeUtensil" });

const stepSchema = z
  .object({
    headline: z.string(),
    text: z.string(),
    tip: z.string().nullable(),
    image: imageSchema.nullable(),
    video: videoSchema.nullable(),
    ingredients: z.array(ingredientSchema),
    utensils: z.array(utensilSchema),
  })
  .meta({ id: "RecipeStep" });

export const recipeSchema = z
  .object({
    type: z.literal("recipe"),
    ...contentFields,
    chefs_note: z.string(),
    difficulty: z.enum(difficulties),
    duration: durationSchema,
    servings: z.object({ amount: z.int(), type: z.enum(["portion", "piece"]) }),
    nutrition: z
      .object({ calories: z.number(), fat: z.number(), protein: z.number(), carbohydrate: z.number() })
      .nullable()
      .describe("Per serving, in kcal and grams."),
    oven_celsius: z.int().nullable(),
    source: z
      .object({
        url: z.url().nullable(),
        title: z.string().describe("Of the website, book or magazine; may be empty."),
        author: z.string().describe("May be empty."),
      })
      .nullable()
      .describe("Where it comes from; null for a recipe of the author's own."),
    ingredients: z.array(z.object({ title: z.string(), list: z.array(ingredientSchema) })),
    utensils: z.array(utensilSchema),
    steps: z.array(stepSchema),
    categories: z.object({ main: categoryLinkSchema.nullable(), additional: z.array(categoryLinkSchema) }),
    video: videoSchema.nullable(),
    user_reactions: z.object({
      like_count: z.int(),
      rating: z.number().min(0).max(1).nullable().describe("0 is one star, 1 five; null without ratings."),
      rating_count: z.int(),
    }),
  })
  .meta({ id: "Recipe" });
