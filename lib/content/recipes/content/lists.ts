import { z } from "zod";
import { referenceSchema } from "./field.ts";
import { contentLimits as limits } from "./limits.ts";
import { lineSchema, localizedLine, localizedText } from "./text-schemas.ts";

const amountSchema = z.number("number").min(0, "range").max(limits.amount, "range").nullable().default(null);
/** Given by the editor in the browser, so that rows keep their identity when they are moved. */
const rowIdSchema = z.string("rowId").regex(/^[\w-]{1,40}$/, "rowId");

const listOf = <Schema extends z.ZodType>(schema: Schema, max: number) =>
  z.array(schema, "list").max(max, "limit").default([]);

const ingredientSchema = z.strictObject({
  id: rowIdSchema,
  /** An ingredient of the lexicon; null for a free name. */
  ingredientId: referenceSchema,
  /** As typed; names the ingredient while there is no `ingredientId`. */
  name: lineSchema(limits.ingredientName),
  amount: amountSchema,
  /** Upper end of a range. */
  amountMax: amountSchema,
  /** Code of a unit; null for counted pieces. */
  unit: z
    .string("unit")
    .regex(/^[a-z_-]{1,20}$/i, "unit")
    .nullable()
    .default(null),
  characteristic: localizedLine(limits.note),
  addition: localizedLine(limits.note),
});

const groupSchema = z.strictObject({
  heading: localizedLine(limits.heading),
  ingredients: listOf(ingredientSchema, limits.ingredients),
});

const utensilSchema = z.strictObject({
  utensilId: z.uuid("uuid"),
  amount: amountSchema,
  size: localizedLine(limits.note),
});

const stepSchema = z.strictObject({
  id: rowIdSchema,
  heading: localizedLine(limits.heading),
  text: localizedText(limits.stepText),
  tip: localizedText(limits.tip),
  pictureId: referenceSchema,
  /** Kept from the recipe that is revised; authors cannot add videos. */
  videoId: referenceSchema,
  /** Rows of the ingredients by their id; no amount means the rest. */
  ingredients: listOf(z.strictObject({ id: rowIdSchema, amount: amountSchema }), limits.ingredients),
  utensilIds: listOf(z.uuid("uuid"), limits.utensils),
});

export const groupsSchema = listOf(groupSchema, limits.groups);
export const utensilsSchema = listOf(utensilSchema, limits.utensils);
export const stepsSchema = listOf(stepSchema, limits.steps);
