import { z } from "zod";
import { itemStates } from "#lib/db/tables/items.ts";
import { difficulties } from "#lib/db/tables/recipes.ts";

const id = z.uuid();
const minutes = z.int().min(0).max(20_160);
const amount = z.number().positive().max(100_000);
const localized = z.strictObject({ de: z.string().max(200).optional(), en: z.string().max(200).optional() });

const textInput = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  title: z.string().min(1).max(120),
  summary: z.string().max(500),
  chefsNote: z.string().max(2000),
  /** Extra words the recipe is found by. */
  words: z.string().max(5000),
  groups: z.array(z.string().max(120)),
  steps: z.array(
    z.strictObject({ heading: z.string().max(120), text: z.string().max(5000), tip: z.string().max(1000).optional() }),
  ),
});

/** A recipe as it is stored: what both languages share, and a text per language. Minutes, grams, amounts in their own unit. */
export const recipeInput = z.strictObject({
  authorId: id,
  pictureId: id.optional(),
  videoId: id.optional(),
  mainCategoryId: id.optional(),
  state: z.enum(itemStates),
  rejection: z.strictObject({ reason: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
  isSponsored: z.boolean(),
  publishedAt: z.date().optional(),
  difficulty: z.enum(difficulties),
  duration: z.strictObject({ preparation: minutes, baking: minutes, resting: minutes }),
  ovenCelsius: z.int().min(30).max(500).optional(),
  servings: z.strictObject({ amount: z.int().min(1).max(200), type: z.enum(["portion", "piece"]) }),
  nutrition: z
    .strictObject({
      kcal: z.number().min(0),
      fat: z.number().min(0),
      protein: z.number().min(0),
      carbohydrate: z.number().min(0),
    })
    .optional(),
  ingredients: z.array(
    z.strictObject({
      groupPosition: z.int().min(0),
      ingredientId: id,
      amount: amount.optional(),
      amountMax: amount.optional(),
      unit: z.string().max(20).optional(),
      characteristic: localized.default({}),
      addition: localized.default({}),
    }),
  ),
  utensils: z.array(
    z.strictObject({
      utensilId: id,
      amount: amount.optional(),
      size: z.strictObject({ de: z.string(), en: z.string() }).optional(),
    }),
  ),
  steps: z.array(
    z.strictObject({
      ingredients: z.array(z.strictObject({ position: z.int().min(0), amount: amount.optional() })),
      utensils: z.array(id),
      pictureId: id.optional(),
      videoId: id.optional(),
    }),
  ),
  texts: z.strictObject({ de: textInput.optional(), en: textInput.optional() }),
  categoryIds: z.array(id),
  tagIds: z.array(id),
});

export type RecipeInput = z.infer<typeof recipeInput>;
