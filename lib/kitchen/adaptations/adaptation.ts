import { z } from "zod";
import { lineSchema, textSchema } from "#lib/content/recipes/content/text-schemas.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { adaptationLimits as limits } from "./limits.ts";

const amountSchema = z.number("number").min(0, "range").max(limits.amount, "range").nullable().default(null);

/** How much of an ingredient: one number, or both ends of a range, in a unit or in pieces. */
export const quantitySchema = z.strictObject({
  amount: amountSchema,
  amountMax: amountSchema,
  unit: z
    .string("unit")
    .regex(/^[a-z_-]{1,20}$/i, "unit")
    .nullable()
    .default(null),
});

const nameSchema = lineSchema(limits.ingredientName);

/**
 * The row of the recipe that a change is about: an ingredient of the lexicon, and which of its
 * rows, counted from 1, because revisions move rows. Beside it what the recipe said when it was
 * changed.
 */
export const ingredientBaseSchema = z.strictObject({
  ingredientId: z.uuid("uuid"),
  occurrence: z.int("number").min(1, "range").max(100, "range"),
  quantity: quantitySchema,
  /** Names the row once it is gone from the recipe. */
  name: nameSchema,
});

export const ingredientChangeSchema = z.strictObject({
  base: ingredientBaseSchema,
  /** Null follows the recipe. */
  quantity: quantitySchema.nullable().default(null),
  /** What is used instead; an ingredient of the lexicon, or a free name. */
  swap: z
    .strictObject({ ingredientId: z.uuid("uuid").nullable(), name: nameSchema })
    .nullable()
    .default(null),
  isOmitted: z.boolean().default(false),
});

const addedIngredientSchema = z.strictObject({
  ingredientId: z.uuid("uuid").nullable(),
  name: nameSchema,
  quantity: quantitySchema,
  /** "Finely chopped". */
  addition: lineSchema(limits.addition),
});

/** The step that a change is about: where it stood, and what it said in the reader's language. */
export const stepBaseSchema = z.strictObject({
  position: z.int("number").min(0, "range").max(200, "range"),
  locale: z.enum(locales, "language"),
  /** With the markup of recipes. */
  text: z
    .string("text")
    .max(limits.stepText, "length")
    // PostgreSQL stores neither NUL nor lone surrogates, and the text is compared as it is.
    .refine((text) => !text.includes("\u0000") && text.isWellFormed(), "text"),
});

export const stepChangeSchema = z.strictObject({
  base: stepBaseSchema,
  /** The reader's own wording; empty follows the recipe. */
  text: textSchema(limits.stepText),
  note: textSchema(limits.note),
});

const trySchema = z.strictObject({
  /** Day in the time zone of the site, "2026-05-03". */
  date: z.iso.date("date"),
  rating: z.int("rating").min(1, "rating").max(5, "rating").nullable().default(null),
  note: textSchema(limits.note),
});

const listOf = <Schema extends z.ZodType>(schema: Schema, max: number) =>
  z.array(schema, "list").max(max, "limit").default([]);

/** Private changes of a reader to a recipe, and the times they have cooked it. */
export const adaptationContentSchema = z
  .strictObject({
    ingredients: listOf(ingredientChangeSchema, limits.ingredients),
    /** At the end of the recipe's list. */
    added: listOf(addedIngredientSchema, limits.added),
    steps: listOf(stepChangeSchema, limits.steps),
    /** Newest first. */
    tries: listOf(trySchema, limits.tries),
  })
  .refine((content) => JSON.stringify(content).length <= limits.content, "tooLarge");

export type AdaptationContent = z.infer<typeof adaptationContentSchema>;
export type Quantity = z.infer<typeof quantitySchema>;
export type IngredientBase = z.infer<typeof ingredientBaseSchema>;
export type IngredientChange = z.infer<typeof ingredientChangeSchema>;
export type AddedIngredient = z.infer<typeof addedIngredientSchema>;
export type StepChange = z.infer<typeof stepChangeSchema>;
export type Try = z.infer<typeof trySchema>;

export const emptyAdaptation: AdaptationContent = { ingredients: [], added: [], steps: [], tries: [] };

/** Whether an adaptation says nothing and need not be stored. */
export function isEmptyAdaptation({ ingredients, added, steps, tries }: AdaptationContent): boolean {
  return ingredients.length + added.length + steps.length + tries.length === 0;
}

/** Whether it changes what the recipe's page shows. */
export function hasChanges({ ingredients, added, steps }: AdaptationContent): boolean {
  return ingredients.length + added.length + steps.length > 0;
}
