import { z } from "zod";
import { usForms } from "#lib/measures/units/us-form.ts";
import { aisles } from "#lib/platform/config/aisles.ts";
import { entryFields } from "#lib/platform/desk-resources/schema.ts";
import { localizedShape } from "#lib/platform/i18n/localized-fields.ts";
import { optionalLine, optionalText, requiredLine, slugSchema } from "#lib/platform/text/text-schema.ts";
import { countGraphemes } from "#lib/platform/text/user-text.ts";
import { ingredientLength as length, maxSynonyms, monthFields } from "./form-fields.ts";
import { parseSynonyms } from "./synonyms.ts";

/** A number with a comma or a point; empty is null. */
const decimal = (min: number, max: number) =>
  z
    .string("badNumber")
    .trim()
    .regex(/^(?:\d{1,6}(?:[.,]\d{1,4})?)?$/, { error: "badNumber", abort: true })
    .transform((text) => (text === "" ? null : Number(text.replace(",", "."))))
    .refine((value) => value === null || (value >= min && value <= max), "badRange");
const required = <Output>(schema: z.ZodType<Output | null>) =>
  schema.refine((value) => value !== null, "required").transform((value) => value as Output);

const grams = required(decimal(0, 100));
const name = requiredLine(length.name);
const otherName = optionalLine(length.name).transform((text) => text || null);
const substitute = optionalLine(length.substitute);

/** Texts of an ingredient in each language. */
const texts = {
  singular: name,
  plural: name,
  synonyms: optionalText(length.synonyms)
    .transform(parseSynonyms)
    .refine((names) => names.every((one) => countGraphemes(one) <= length.name), "tooLong")
    .refine((names) => names.length <= maxSynonyms, "tooManyNames"),
  slug: slugSchema,
  usSingular: otherName,
  usPlural: otherName,
  usSubstitute: substitute,
  deSubstitute: substitute,
  summary: optionalText(length.summary),
  body: optionalText(length.body),
  storage: optionalText(length.text),
  substitutes: optionalText(length.text),
};

const months = Object.fromEntries(monthFields.map((field) => [field, z.boolean()]));

/** What the desk writes about an ingredient. */
export const ingredientSchema = z.strictObject({
  ...entryFields,
  ...localizedShape(texts),
  kcal: required(decimal(0, 900)),
  fat: grams,
  protein: grams,
  carbohydrate: grams,
  density: decimal(0.01, 20),
  pieceGrams: decimal(0.01, 50_000),
  usForm: z.union([z.literal(""), z.enum(usForms)], "noChoice").transform((form) => form || null),
  aisle: z.enum(aisles, "noChoice"),
  shelfLifeDays: required(decimal(1, 3650)).refine(Number.isInteger, "badNumber"),
  isStaple: z.boolean(),
  hasPage: z.boolean(),
  ...(months as Record<(typeof monthFields)[number], z.ZodBoolean>),
});
export type IngredientFormInput = z.infer<typeof ingredientSchema>;
