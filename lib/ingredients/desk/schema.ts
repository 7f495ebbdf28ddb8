import { z } from "zod";
import { aisles } from "#lib/config/aisles.ts";
import { locales } from "#lib/i18n/locales.ts";
import { optionalLine, optionalText, requiredLine, slugSchema, versionSchema } from "#lib/text/text-schema.ts";
import { countGraphemes } from "#lib/text/user-text.ts";
import { usForms } from "#lib/units/us-form.ts";
import { ingredientLength as length, maxSynonyms } from "./form-fields.ts";
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
const synonyms = optionalText(length.synonyms)
  .transform(parseSynonyms)
  .refine((names) => names.every((one) => countGraphemes(one) <= length.name), "tooLong")
  .refine((names) => names.length <= maxSynonyms, "tooManyNames");
const substitute = optionalLine(length.substitute);
const summary = optionalText(length.summary);
const text = optionalText(length.text);
const body = optionalText(length.body);
const isInSeason = z.boolean();

/** What the desk writes about an ingredient; `id` is empty for a new one. */
export const ingredientSchema = z.strictObject({
  id: z.union([z.literal(""), z.uuid()]),
  version: versionSchema,
  locale: z.enum(locales),
  singularDe: name,
  pluralDe: name,
  slugDe: slugSchema,
  usSingularDe: otherName,
  usPluralDe: otherName,
  singularEn: name,
  pluralEn: name,
  slugEn: slugSchema,
  usSingularEn: otherName,
  usPluralEn: otherName,
  synonymsDe: synonyms,
  synonymsEn: synonyms,
  usSubstituteDe: substitute,
  deSubstituteDe: substitute,
  usSubstituteEn: substitute,
  deSubstituteEn: substitute,
  summaryDe: summary,
  bodyDe: body,
  storageDe: text,
  substitutesDe: text,
  summaryEn: summary,
  bodyEn: body,
  storageEn: text,
  substitutesEn: text,
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
  month1: isInSeason,
  month2: isInSeason,
  month3: isInSeason,
  month4: isInSeason,
  month5: isInSeason,
  month6: isInSeason,
  month7: isInSeason,
  month8: isInSeason,
  month9: isInSeason,
  month10: isInSeason,
  month11: isInSeason,
  month12: isInSeason,
});
export type IngredientFormInput = z.infer<typeof ingredientSchema>;

/** Deletes an ingredient. */
export const deleteIngredientSchema = z.strictObject({
  id: z.uuid(),
  version: versionSchema,
  locale: z.enum(locales),
});

/** Merges an ingredient into another one. */
export const mergeIngredientSchema = deleteIngredientSchema.extend({ into: z.uuid() });
