import { z } from "zod";
import { parseMarkup } from "#lib/measures/markup/parse.ts";
import { itemStates } from "#lib/platform/db/tables/items.ts";
import { contentLimits as limits } from "./content/limits.ts";
import { factFields } from "./facts.ts";

const idSchema = z.uuid();
const amountSchema = z.number().positive().max(limits.amount);
/** A text with values in braces (markup/parse.ts). */
const markupSchema = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => parseMarkup(text).malformed.length === 0, { error: "markupMalformed" });

const noteSchema = z.strictObject({
  de: markupSchema(limits.note).optional(),
  en: markupSchema(limits.note).optional(),
});

const recipeTextSchema = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(limits.slug),
  title: z.string().min(1).max(limits.title),
  summary: z.string().max(limits.summary),
  chefsNote: markupSchema(limits.chefsNote),
  storage: markupSchema(limits.keeping).optional(),
  freezing: markupSchema(limits.keeping).optional(),
  makeAhead: markupSchema(limits.keeping).optional(),
  /** More words that the search finds the recipe by. */
  keywords: z.string().max(limits.keywords),
  groups: z.array(z.string().max(limits.heading)),
  steps: z.array(
    z.strictObject({
      heading: z.string().max(limits.heading),
      text: markupSchema(limits.stepText),
      tip: markupSchema(limits.tip).optional(),
    }),
  ),
});

/**
 * A recipe to be stored: what both languages share, and a text per language.
 */
export const recipeInputSchema = z.strictObject({
  authorId: idSchema,
  pictureId: idSchema.optional(),
  videoId: idSchema.optional(),
  mainCategoryId: idSchema.optional(),
  state: z.enum(itemStates),
  rejection: z.strictObject({ reason: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
  isSponsored: z.boolean(),
  publishedAt: z.date().optional(),
  ...factFields,
  ingredients: z.array(
    z.strictObject({
      groupPosition: z.int().min(0),
      ingredientId: idSchema,
      amount: amountSchema.optional(),
      amountMax: amountSchema.optional(),
      unit: z.string().max(20).optional(),
      characteristic: noteSchema.default({}),
      addition: noteSchema.default({}),
    }),
  ),
  utensils: z.array(
    z.strictObject({
      utensilId: idSchema,
      amount: amountSchema.optional(),
      size: z.strictObject({ de: markupSchema(limits.note), en: markupSchema(limits.note) }).optional(),
    }),
  ),
  steps: z.array(
    z.strictObject({
      ingredients: z.array(z.strictObject({ position: z.int().min(0), amount: amountSchema.optional() })),
      utensils: z.array(idSchema),
      pictureId: idSchema.optional(),
      videoId: idSchema.optional(),
    }),
  ),
  texts: z.strictObject({ de: recipeTextSchema.optional(), en: recipeTextSchema.optional() }),
  categoryIds: z.array(idSchema),
  tagIds: z.array(idSchema),
});

export type RecipeInput = z.infer<typeof recipeInputSchema>;
